import { reloj } from '../platform/clock.ts';
import {
  compilarReportes,
  recompilarReportes as recompilar,
} from '../use-cases/reportes/compilar-reportes.ts';
import { guardarSemanas } from '../use-cases/reportes/guardar-semanas.ts';
import { programado } from './programado.ts';

/** Mondays: the week that just ended, of every collector. */
export const compilarReportesSemanales = programado(
  'compilarReportesSemanales',
  { schedule: '15 0 * * 1' },
  () => compilarReportes(reloj.ahora()),
);

/**
 * Hourly: weeks in which something moved since, or that the Monday's run did not finish; then what is kept of all collectors' weeks,
 * for a large office.
 */
export const recompilarReportes = programado('recompilarReportes', { schedule: '45 * * * *' }, async () => {
  const ahora = reloj.ahora();
  return { ...(await recompilar(ahora)), semanas: await guardarSemanas(ahora) };
});
