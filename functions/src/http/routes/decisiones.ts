import * as contrato from '@leal/contract';
import { aprobarEdicion, rechazarEdicion } from '../../use-cases/decisiones/resolver-edicion.ts';
import {
  resolverEdicion,
  resolverEliminacion,
  resolverMultiple,
} from '../../use-cases/decisiones/resolver-por-estado.ts';
import { aprobar, rechazar } from '../../use-cases/decisiones/resolver-renovacion.ts';
import { cambio } from '../middleware/ruta.ts';

/** A manager's decisions of requests. */
export const rutasDecisiones = {
  resolverEdicionPago: cambio(contrato.resolverEdicionPago, resolverEdicion),
  resolverAbonosMultiples: cambio(contrato.resolverAbonosMultiples, resolverMultiple),
  resolverEliminacionPago: cambio(contrato.resolverEliminacionPago, resolverEliminacion),
  aprobarEdicionCliente: cambio(contrato.aprobarEdicionCliente, aprobarEdicion),
  rechazarEdicionCliente: cambio(contrato.rechazarEdicionCliente, rechazarEdicion),
  aprobarRenovacion: cambio(contrato.aprobarRenovacion, aprobar),
  rechazarRenovacion: cambio(contrato.rechazarRenovacion, rechazar),
};
