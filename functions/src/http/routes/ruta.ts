import * as contrato from '@leal/contract';
import { guardarOrden } from '../../use-cases/ruta/guardar-orden.ts';
import { leerOrden } from '../../use-cases/ruta/leer-orden.ts';
import { leerRuta } from '../../use-cases/ruta/leer-ruta.ts';
import { cambio, lectura } from '../middleware/ruta.ts';

/** The day's route of a collector and its order. */
export const rutasRuta = {
  activosSinPagoHoy: lectura(contrato.activosSinPagoHoy, leerRuta),
  leerOrden: lectura(contrato.leerOrden, leerOrden),
  guardarOrden: cambio(contrato.guardarOrden, guardarOrden),
};
