import { onSchedule } from 'firebase-functions/scheduler';
import { reloj } from '../platform/clock.ts';
import { registro } from '../platform/registro.ts';
import { guardarMarcas as guardar } from '../use-cases/reportes/guardar-marcas.ts';
import { PROGRAMADO } from './programado.ts';

/** Hourly: the marks of days in which something came late, or from a phone that says which one it is. */
export const guardarMarcas = onSchedule({ ...PROGRAMADO, schedule: '15 * * * *' }, async () => {
  registro.info('Marcas calculadas', await guardar(reloj.ahora()));
});
