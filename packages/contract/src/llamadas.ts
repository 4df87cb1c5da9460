import { acumulativos } from './abonos/acumulativos.ts';
import { dashboardDeCobrador, dashboardPropio } from './abonos/dashboard.ts';
import { historialAbonos } from './abonos/historial.ts';
import { registrarAbono } from './abonos/registrar.ts';
import { reporteSemana } from './abonos/reporte-semana.ts';
import { reporteDia } from './abonos/reporte.ts';
import { solicitarAbonosMultiples } from './abonos/solicitudes-abonos-multiples.ts';
import {
  cerrarTareaMultiple,
  solicitarEdicionPago,
  solicitarEliminacionPago,
} from './abonos/solicitudes-correccion.ts';
import { firebaseLogin } from './auth/firebase-login.ts';
import { getUserByUid } from './auth/get-user-by-uid.ts';
import { register } from './auth/register.ts';
import { leerBitacora } from './bitacora/bitacora.ts';
import { activosSinPagoHoy } from './clientes/activos-sin-pago-hoy.ts';
import { aprobadosDeCobrador } from './clientes/aprobados-creditos.ts';
import { clientesActivos } from './clientes/clientes-activos.ts';
import { editarCliente, eliminarCliente } from './clientes/editar.ts';
import { historialCreditos } from './clientes/historial-creditos.ts';
import { editarPendiente, pendientesCreditos } from './clientes/pendientes-creditos.ts';
import { aprobarCredito, rechazarCredito } from './clientes/resolver-credito.ts';
import { guardarOrden, leerOrden } from './clientes/orden.ts';
import { registrarAtraso } from './clientes/registrar-atraso.ts';
import { duplicarCliente, registrarCliente } from './clientes/registrar.ts';
import { solicitarEdicionCliente } from './clientes/solicitudes-editar.ts';
import { todosParaPayment } from './clientes/todos-para-payment.ts';
import { clientesDeCobrador } from './clientes/todos.ts';
import { detalleCredito } from './creditos/detalle.ts';
import { renovacionesElegibles, renovacionesElegiblesDe } from './renovaciones/elegibles.ts';
import {
  renovacionesHistorial,
  renovacionesHistorialDe,
  renovacionesPendientes,
  renovacionesPendientesDe,
} from './renovaciones/listas.ts';
import { solicitarRenovacion } from './renovaciones/solicitar.ts';
import { verificarRenovacion } from './renovaciones/verificar.ts';
import {
  solicitudesAbonosMultiples,
  solicitudesEdicionPago,
  solicitudesEliminacionPago,
} from './abonos/listar-solicitudes.ts';
import {
  resolverAbonosMultiples,
  resolverEdicionPago,
  resolverEliminacionPago,
} from './abonos/resolver-solicitudes.ts';
import {
  aprobarEdicionCliente,
  rechazarEdicionCliente,
  solicitudesEdicionCliente,
} from './clientes/resolver-edicion.ts';
import { aprobarRenovacion, rechazarRenovacion } from './renovaciones/resolver.ts';
import { crearGasto, gastosDeCobrador } from './gastos/crear.ts';
import { gastosPendientes, listarGastos } from './gastos/listar.ts';
import { aprobarGasto, rechazarGasto } from './gastos/resolver.ts';
import { clientesExcel } from './gerente/clientes-excel.ts';
import { dashboardStats } from './gerente/dashboard-stats.ts';
import { gerenteRutas } from './gerente/rutas.ts';
import { configuracionNegocio } from './sistema/configuracion-negocio.ts';
import { reloj } from './sistema/reloj.ts';
import { salud } from './sistema/salud.ts';
import { misSolicitudes } from './solicitudes/mias.ts';
import { cambiarUsuario, listarUsuarios } from './usuarios/usuarios.ts';
import {
  vistoCliente,
  vistoCredito,
  vistoGasto,
  vistoPago,
  vistoSolicitud,
  vistoUsuario,
} from './vistos/vistos.ts';

/** Every endpoint. The server must have a handler for each, and OpenAPI is made from this. */
export const LLAMADAS = {
  reloj,
  salud,
  configuracionNegocio,
  getUserByUid,
  firebaseLogin,
  register,
  activosSinPagoHoy,
  leerOrden,
  guardarOrden,
  registrarAtraso,
  solicitarEdicionCliente,
  todosParaPayment,
  aprobadosDeCobrador,
  clientesDeCobrador,
  detalleCredito,
  registrarAbono,
  acumulativos,
  historialAbonos,
  solicitarAbonosMultiples,
  dashboardPropio,
  dashboardDeCobrador,
  reporteSemana,
  reporteDia,
  renovacionesElegibles,
  renovacionesElegiblesDe,
  renovacionesPendientes,
  renovacionesPendientesDe,
  renovacionesHistorial,
  renovacionesHistorialDe,
  verificarRenovacion,
  solicitarRenovacion,
  solicitudesEdicionPago,
  solicitudesAbonosMultiples,
  solicitudesEliminacionPago,
  solicitudesEdicionCliente,
  resolverEdicionPago,
  resolverAbonosMultiples,
  resolverEliminacionPago,
  aprobarEdicionCliente,
  rechazarEdicionCliente,
  aprobarRenovacion,
  rechazarRenovacion,
  pendientesCreditos,
  historialCreditos,
  editarPendiente,
  aprobarCredito,
  rechazarCredito,
  clientesActivos,
  editarCliente,
  eliminarCliente,
  gastosPendientes,
  listarGastos,
  aprobarGasto,
  rechazarGasto,
  dashboardStats,
  gerenteRutas,
  clientesExcel,
  listarUsuarios,
  cambiarUsuario,
  leerBitacora,
  registrarCliente,
  duplicarCliente,
  solicitarEdicionPago,
  solicitarEliminacionPago,
  cerrarTareaMultiple,
  misSolicitudes,
  crearGasto,
  gastosDeCobrador,
  vistoCredito,
  vistoSolicitud,
  vistoGasto,
  vistoPago,
  vistoCliente,
  vistoUsuario,
} as const;
export type NombreLlamada = keyof typeof LLAMADAS;
