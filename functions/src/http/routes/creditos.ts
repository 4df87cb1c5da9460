import * as contrato from '@leal/contract';
import { buscarPorSlug } from '../../use-cases/creditos/buscar-por-slug.ts';
import { aprobarCredito, rechazarCredito } from '../../use-cases/creditos/aprobar-o-rechazar.ts';
import { editarPendiente } from '../../use-cases/creditos/editar-pendiente.ts';
import { leerDetalle } from '../../use-cases/creditos/leer-detalle.ts';
import { leerExpediente } from '../../use-cases/creditos/leer-expediente.ts';
import { listarAprobados } from '../../use-cases/creditos/listar-aprobados.ts';
import { listarHistorial } from '../../use-cases/creditos/listar-historial.ts';
import { listarPendientes } from '../../use-cases/creditos/listar-pendientes.ts';
import { cambio, lectura } from '../middleware/ruta.ts';

export const rutasCreditos = {
  detalleCredito: lectura(contrato.detalleCredito, leerDetalle),
  expedienteCliente: lectura(contrato.expedienteCliente, leerExpediente),
  todosParaPayment: lectura(contrato.todosParaPayment, buscarPorSlug),
  aprobadosDeCobrador: lectura(contrato.aprobadosDeCobrador, listarAprobados),
  pendientesCreditos: lectura(contrato.pendientesCreditos, listarPendientes),
  historialCreditos: lectura(contrato.historialCreditos, listarHistorial),
  editarPendiente: cambio(contrato.editarPendiente, editarPendiente),
  aprobarCredito: cambio(contrato.aprobarCredito, aprobarCredito),
  rechazarCredito: cambio(contrato.rechazarCredito, rechazarCredito),
};
