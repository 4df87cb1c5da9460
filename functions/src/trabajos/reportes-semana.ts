import { onSchedule } from 'firebase-functions/scheduler';
import { reloj } from '../platform/clock.ts';
import { registro } from '../platform/registro.ts';
import {
  compilarReportes,
  recompilarReportes as recompilar,
} from '../use-cases/reportes/compilar-reportes.ts';
import { PROGRAMADO } from './programado.ts';

/** Mondays: the week that just ended, of every collector. */
export const compilarReportesSemanales = onSchedule({ ...PROGRAMADO, schedule: '15 0 * * 1' }, async () => {
  registro.info('Reportes semanales compilados', await compilarReportes(reloj.ahora()));
});

/** Hourly: weeks in which something moved since, or that the Monday's run did not finish. */
export const recompilarReportes = onSchedule({ ...PROGRAMADO, schedule: '45 * * * *' }, async () => {
  registro.info('Reportes semanales recompilados', await recompilar(reloj.ahora()));
});
