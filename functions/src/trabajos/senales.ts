import { reloj } from '../platform/clock.ts';
import { guardarSenales as guardar } from '../use-cases/reportes/guardar-senales.ts';
import { programado } from './programado.ts';

/** The scheduler waits this long for an answer: the job reads some weeks of every collector. */
const SEGUNDOS = 1800;
/** The rest of the time is for those that were begun last. */
const LIMITE_MS = 1500 * 1000;

/** Every night at 01:10, before positions are forgotten; what one run does not finish is continued every half hour until three. */
export const guardarSenales = programado(
  'guardarSenales',
  { schedule: '10,40 1-2 * * *', timeoutSeconds: SEGUNDOS },
  () => guardar(reloj, LIMITE_MS),
);
