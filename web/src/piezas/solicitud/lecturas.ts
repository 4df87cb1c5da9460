// The reads that several changes make out of date: each list of calls stands once.
import {
  dashboardDeCobrador,
  dashboardPropio,
  type Llamada,
  misSolicitudes,
  renovacionesElegibles,
  renovacionesElegiblesDe,
  renovacionesHistorial,
  renovacionesHistorialDe,
  renovacionesPendientes,
  renovacionesPendientesDe,
  verificarRenovacion,
} from '@leal/contract';

/** Calls that list or count a collector's requests: out of date when one is made, and when one is decided. */
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
