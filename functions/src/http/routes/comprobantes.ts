import * as contrato from '@leal/contract';
import { crearComprobante } from '../../use-cases/caja/crear-comprobante.ts';
import { pedirSerie } from '../../use-cases/caja/pedir-serie.ts';
import { revocarComprobante } from '../../use-cases/caja/revocar-comprobante.ts';
import { verComprobante } from '../../use-cases/caja/ver-comprobante.ts';
import { cambio, publica } from '../middleware/ruta.ts';

export const rutasComprobantes = {
  pedirSerie: cambio(contrato.pedirSerie, pedirSerie),
  crearComprobante: cambio(contrato.crearComprobante, crearComprobante),
  revocarComprobante: cambio(contrato.revocarComprobante, revocarComprobante),
  verComprobante: publica(contrato.verComprobante, verComprobante),
};
