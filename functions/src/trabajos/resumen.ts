import { reloj } from '../platform/clock.ts';
import { resumirOficina as resumir } from '../use-cases/reportes/resumir-oficina.ts';
import { programado } from './programado.ts';

/** Every minute: the sums of all collectors, for the figures of a large office; a small one needs none. */
export const resumirOficina = programado('resumirOficina', { schedule: '* * * * *' }, () => resumir(reloj));
