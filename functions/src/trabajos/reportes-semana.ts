import { reloj } from '../platform/clock.ts';
import {
  compilarReportes,
  recompilarReportes as recompilar,
} from '../use-cases/reportes/compilar-reportes.ts';
import { programado } from './programado.ts';

/** Mondays: the week that just ended, of every collector. */
export const compilarReportesSemanales = programado(
  'compilarReportesSemanales',
  { schedule: '15 0 * * 1' },
  () => compilarReportes(reloj.ahora()),
);

/** Hourly: weeks in which something moved since, or that the Monday's run did not finish. */
export const recompilarReportes = programado('recompilarReportes', { schedule: '45 * * * *' }, () =>
  recompilar(reloj.ahora()),
);
