import { reloj } from '../platform/clock.ts';
import { conciliarDeNoche } from '../use-cases/conciliacion/conciliar-saldos.ts';
import { programado } from './programado.ts';

/** The scheduler waits this long for an answer: the job reads every ledger. */
const SEGUNDOS = 1800;
/** The rest of the time is for the collector that was begun last. */
const LIMITE_MS = 1500 * 1000;

/**
 * Every night at 03:00, when nobody collects. A portfolio that takes longer than one run, or a run that was cut
 * short, is continued every half hour until six; when the day's run is over these find nothing to do.
 */
export const conciliarSaldos = programado(
  'conciliarSaldos',
  { schedule: '*/30 3-5 * * *', timeoutSeconds: SEGUNDOS },
  () => conciliarDeNoche(reloj, LIMITE_MS),
);
