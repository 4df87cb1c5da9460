import { reloj } from '../platform/clock.ts';
import { guardarJornadas } from '../use-cases/reportes/guardar-jornadas.ts';
import { resumirOficina as resumir } from '../use-cases/reportes/resumir-oficina.ts';
import { programado } from './programado.ts';

/**
 * Every minute: the sums of all collectors, for the figures of a large office (a small one needs none), and of any office the
 * day that is over. Neither waits for the other to work.
 */
export const resumirOficina = programado('resumirOficina', { schedule: '* * * * *' }, () =>
  resumir(reloj).finally(() => guardarJornadas(reloj)),
);
