import { onSchedule } from 'firebase-functions/scheduler';
import { reloj } from '../platform/clock.ts';
import { conciliarSaldos as conciliar } from '../use-cases/conciliacion/conciliar-saldos.ts';
import { PROGRAMADO } from './programado.ts';

/** As long as the scheduler waits for an answer: it reads every ledger. */
const SEGUNDOS = 1800;

/** Every night, when nobody collects. Run twice, or twice at once, it mends what there is to mend once. */
export const conciliarSaldos = onSchedule(
  { ...PROGRAMADO, schedule: '0 3 * * *', timeoutSeconds: SEGUNDOS },
  async () => {
    await conciliar({ reloj });
  },
);
