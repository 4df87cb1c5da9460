import { acumulativos } from './abonos/acumulativos.ts';
import { dashboardDeCobrador, dashboardPropio } from './abonos/dashboard.ts';
import { historialAbonos } from './abonos/historial.ts';
import { registrarAbono } from './abonos/registrar.ts';
import { reporteSemana } from './abonos/reporte-semana.ts';
import { reporteDia } from './abonos/reporte.ts';
import { solicitarAbonosMultiples } from './abonos/solicitudes-abonos-multiples.ts';
import { firebaseLogin } from './auth/firebase-login.ts';
import { getUserByUid } from './auth/get-user-by-uid.ts';
import { register } from './auth/register.ts';
import { activosSinPagoHoy } from './clientes/activos-sin-pago-hoy.ts';
import { aprobadosDeCobrador } from './clientes/aprobados-creditos.ts';
import { guardarOrden, leerOrden } from './clientes/orden.ts';
import { registrarAtraso } from './clientes/registrar-atraso.ts';
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
import { reloj } from './sistema/reloj.ts';
import { salud } from './sistema/salud.ts';

/** Every endpoint. The server must have a handler for each, and OpenAPI is made from this. */
export const LLAMADAS = {
  reloj,
  salud,
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
} as const;
export type NombreLlamada = keyof typeof LLAMADAS;
