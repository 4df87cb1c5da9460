import {
  renovacionesElegibles,
  renovacionesElegiblesDe,
  renovacionesHistorial,
  renovacionesHistorialDe,
  renovacionesPendientes,
  renovacionesPendientesDe,
  verificarRenovacion,
} from '@leal/contract';
import { invalidar } from '../../../lib/api/consultas.ts';
import { releerPorAprobar } from '../../../lib/api/por-aprobar.ts';

/** Everything that lists renewals, for a manager and for one collector (spec §7). */
export const DE_RENOVACIONES = [
  renovacionesElegibles,
  renovacionesElegiblesDe,
  renovacionesHistorial,
  renovacionesHistorialDe,
  renovacionesPendientes,
  renovacionesPendientesDe,
  verificarRenovacion,
] as const;

/** All lists reload after something was asked for (spec §8). */
export const releerRenovaciones = async (): Promise<void> => {
  await Promise.all([releerPorAprobar(), invalidar(...DE_RENOVACIONES)]);
};
