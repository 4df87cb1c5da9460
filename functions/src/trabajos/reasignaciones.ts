import { reloj } from '../platform/clock.ts';
import { llevarReasignaciones as llevar } from '../use-cases/reasignaciones/llevar-reasignaciones.ts';
import { programado } from './programado.ts';

const LIMITE_MS = 400 * 1000;

/** Every minute: clients that are on their way to another collector, and that nobody brings on. */
export const llevarReasignaciones = programado('llevarReasignaciones', { schedule: '* * * * *' }, () =>
  llevar(reloj, LIMITE_MS),
);
