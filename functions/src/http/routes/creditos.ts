import * as contrato from '@leal/contract';
import { buscarPorSlug } from '../../use-cases/creditos/buscar-por-slug.ts';
import { aprobarCredito, rechazarCredito } from '../../use-cases/creditos/aprobar-o-rechazar.ts';
import { cancelarConvenio } from '../../use-cases/creditos/cancelar-convenio.ts';
import { cancelarCredito } from '../../use-cases/creditos/cancelar-credito.ts';
import { castigarCredito } from '../../use-cases/creditos/castigar-credito.ts';
import { deshacerCastigo } from '../../use-cases/creditos/deshacer-castigo.ts';
import { deshacerEntrega } from '../../use-cases/creditos/deshacer-entrega.ts';
import { editarPendiente } from '../../use-cases/creditos/editar-pendiente.ts';
import { entregarCredito } from '../../use-cases/creditos/entregar-credito.ts';
import { leerDetalle } from '../../use-cases/creditos/leer-detalle.ts';
import { leerEstadoDeCuenta } from '../../use-cases/creditos/leer-estado-de-cuenta.ts';
import { leerFirma } from '../../use-cases/creditos/leer-firma.ts';
import { leerExpediente } from '../../use-cases/creditos/leer-expediente.ts';
import { levantarCastigo } from '../../use-cases/creditos/levantar-castigo.ts';
import { listarAprobados } from '../../use-cases/creditos/listar-aprobados.ts';
import { listarCastigados } from '../../use-cases/creditos/listar-castigados.ts';
import { listarHistorial } from '../../use-cases/creditos/listar-historial.ts';
import { listarPorEntregar } from '../../use-cases/creditos/listar-por-entregar.ts';
import { listarPendientes } from '../../use-cases/creditos/listar-pendientes.ts';
import { registrarConvenio } from '../../use-cases/creditos/registrar-convenio.ts';
import { cambio, lectura } from '../middleware/ruta.ts';

export const rutasCreditos = {
  detalleCredito: lectura(contrato.detalleCredito, leerDetalle),
  estadoDeCuenta: lectura(contrato.estadoDeCuenta, leerEstadoDeCuenta),
  expedienteCliente: lectura(contrato.expedienteCliente, leerExpediente),
  todosParaPayment: lectura(contrato.todosParaPayment, buscarPorSlug),
  aprobadosDeCobrador: lectura(contrato.aprobadosDeCobrador, listarAprobados),
  pendientesCreditos: lectura(contrato.pendientesCreditos, listarPendientes),
  historialCreditos: lectura(contrato.historialCreditos, listarHistorial),
  editarPendiente: cambio(contrato.editarPendiente, editarPendiente),
  aprobarCredito: cambio(contrato.aprobarCredito, aprobarCredito),
  rechazarCredito: cambio(contrato.rechazarCredito, rechazarCredito),
  porEntregar: lectura(contrato.porEntregar, listarPorEntregar),
  firmaDeEntrega: lectura(contrato.firmaDeEntrega, leerFirma),
  entregarCredito: cambio(contrato.entregarCredito, entregarCredito),
  cancelarCredito: cambio(contrato.cancelarCredito, cancelarCredito),
  castigados: lectura(contrato.castigados, listarCastigados),
  castigarCredito: cambio(contrato.castigarCredito, castigarCredito),
  deshacerCastigo: cambio(contrato.deshacerCastigo, deshacerCastigo),
  levantarCastigo: cambio(contrato.levantarCastigo, levantarCastigo),
  registrarConvenio: cambio(contrato.registrarConvenio, registrarConvenio),
  cancelarConvenio: cambio(contrato.cancelarConvenio, cancelarConvenio),
  deshacerEntrega: cambio(contrato.deshacerEntrega, deshacerEntrega),
};
