import * as contrato from '@leal/contract';
import { cerrarTareaMultiple } from '../../use-cases/solicitudes/cerrar-tarea.ts';
import { listarMias } from '../../use-cases/solicitudes/listar-mias.ts';
import { listarSolicitudes } from '../../use-cases/solicitudes/listar.ts';
import { listarTardias } from '../../use-cases/solicitudes/listar-tardias.ts';
import { cambio, lectura } from '../middleware/ruta.ts';

/** The lists of what waits for a manager or was decided, a collector's own, and the cash that a decision left. */
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
  solicitudesCapturaTardia: lectura(contrato.solicitudesCapturaTardia, listarTardias),
  cerrarTareaMultiple: cambio(contrato.cerrarTareaMultiple, cerrarTareaMultiple),
};
