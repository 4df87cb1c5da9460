// What several changes make out of date: each list of calls stands once.
import {
  acumulativos,
  aprobadosDeCobrador,
  clientesDeCobrador,
  dashboardDeCobrador,
  dashboardPropio,
  detalleCredito,
  historialAbonos,
  type Llamada,
  misSolicitudes,
  renovacionesElegibles,
  renovacionesElegiblesDe,
  renovacionesHistorial,
  renovacionesHistorialDe,
  renovacionesPendientes,
  renovacionesPendientesDe,
  reporteDia,
  reporteSemana,
  todosParaPayment,
  verificarRenovacion,
} from '@leal/contract';

/** They list or count a collector's requests: out of date when one is made, and when one is decided. */
export const LECTURAS_DE_SOLICITUDES: readonly Llamada[] = [
  misSolicitudes,
  dashboardPropio,
  dashboardDeCobrador,
];

/** Every read of renewals, a manager's and a collector's (spec §7, §8). */
export const LECTURAS_DE_RENOVACIONES: readonly Llamada[] = [
  renovacionesElegibles,
  renovacionesElegiblesDe,
  renovacionesPendientes,
  renovacionesPendientesDe,
  renovacionesHistorial,
  renovacionesHistorialDe,
  verificarRenovacion,
];

/** What shows a payment, or counts it. */
export const LECTURAS_DE_UN_PAGO: readonly Llamada[] = [
  detalleCredito,
  historialAbonos,
  acumulativos,
  reporteDia,
  reporteSemana,
];

/** What lists a collector's clients. */
export const LECTURAS_DE_LA_CARTERA: readonly Llamada[] = [
  aprobadosDeCobrador,
  clientesDeCobrador,
  todosParaPayment,
];
