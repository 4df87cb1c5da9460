import { acumulativos } from './abonos/acumulativos.ts';
import { historialAbonos } from './abonos/historial.ts';
import { registrarAbono } from './abonos/registrar.ts';
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
import { detalleCredito } from './creditos/detalle.ts';
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
  detalleCredito,
  registrarAbono,
  acumulativos,
  historialAbonos,
  solicitarAbonosMultiples,
} as const;
export type NombreLlamada = keyof typeof LLAMADAS;
