import * as contrato from '@leal/contract';
import { aprobarEdicion, rechazarEdicion } from '../../use-cases/clientes/resolver-edicion.ts';
import { aprobar, rechazar } from '../../use-cases/renovaciones/resolver.ts';
import { listarMias } from '../../use-cases/solicitudes/listar-mias.ts';
import { listarSolicitudes } from '../../use-cases/solicitudes/listar.ts';
import {
  resolverEdicion,
  resolverEliminacion,
  resolverMultiple,
} from '../../use-cases/solicitudes/resolver-por-estado.ts';
import { cambio, lectura } from '../ruta.ts';

/** A manager's decisions, the lists of what waits for them or was decided, and a collector's own. */
export const rutasSolicitudes = {
  misSolicitudes: lectura(contrato.misSolicitudes, listarMias),
  solicitudesEdicionPago: lectura(contrato.solicitudesEdicionPago, listarSolicitudes('edicion_pago')),
  solicitudesAbonosMultiples: lectura(
    contrato.solicitudesAbonosMultiples,
    listarSolicitudes('abonos_multiples'),
  ),
  solicitudesEliminacionPago: lectura(
    contrato.solicitudesEliminacionPago,
    listarSolicitudes('eliminacion_pago'),
  ),
  solicitudesEdicionCliente: lectura(
    contrato.solicitudesEdicionCliente,
    listarSolicitudes('edicion_cliente'),
  ),
  resolverEdicionPago: cambio(contrato.resolverEdicionPago, resolverEdicion),
  resolverAbonosMultiples: cambio(contrato.resolverAbonosMultiples, resolverMultiple),
  resolverEliminacionPago: cambio(contrato.resolverEliminacionPago, resolverEliminacion),
  aprobarEdicionCliente: cambio(contrato.aprobarEdicionCliente, aprobarEdicion),
  rechazarEdicionCliente: cambio(contrato.rechazarEdicionCliente, rechazarEdicion),
  aprobarRenovacion: cambio(contrato.aprobarRenovacion, aprobar),
  rechazarRenovacion: cambio(contrato.rechazarRenovacion, rechazar),
};
