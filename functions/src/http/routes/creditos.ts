import { detalleCredito } from '@leal/contract';
import { leerDetalle } from '../../use-cases/creditos/leer-detalle.ts';
import { lectura } from '../ruta.ts';

export const rutasCreditos = {
  detalleCredito: lectura(detalleCredito, leerDetalle),
};
