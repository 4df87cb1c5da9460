import * as contrato from '@leal/contract';
import * as ruta from '../../use-cases/decisiones/resolver-por-ruta.ts';
import { cambio } from '../middleware/ruta.ts';

/** A manager's decisions of requests. */
export const rutasDecisiones = {
  resolverEdicionPago: cambio(contrato.resolverEdicionPago, ruta.resolverEdicion),
  resolverAbonosMultiples: cambio(contrato.resolverAbonosMultiples, ruta.resolverMultiple),
  resolverEliminacionPago: cambio(contrato.resolverEliminacionPago, ruta.resolverEliminacion),
  resolverCapturaTardia: cambio(contrato.resolverCapturaTardia, ruta.resolverTardia),
  aprobarEdicionCliente: cambio(contrato.aprobarEdicionCliente, ruta.aprobarEdicion),
  rechazarEdicionCliente: cambio(contrato.rechazarEdicionCliente, ruta.rechazarEdicion),
  aprobarRenovacion: cambio(contrato.aprobarRenovacion, ruta.aprobarRenovar),
  rechazarRenovacion: cambio(contrato.rechazarRenovacion, ruta.rechazarRenovar),
};
