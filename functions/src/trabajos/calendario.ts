import { reloj } from '../platform/clock.ts';
import { llevarAjustes as llevar } from '../use-cases/ajustes/llevar-ajustes.ts';
import { programado } from './programado.ts';

/** The rest of the job's time is for the collector that was begun last. */
const LIMITE_MS = 400 * 1000;

/** Every minute: settings whose day has come, the holidays that the owner lists, and the credits that they move. */
export const llevarCalendario = programado('llevarCalendario', { schedule: '* * * * *' }, () =>
  llevar(reloj, LIMITE_MS),
);
