import { reloj } from '../platform/clock.ts';
import { olvidarPosiciones as olvidar } from '../use-cases/bitacora/olvidar-posiciones.ts';
import { programado } from './programado.ts';

/** Every night: where collectors were is kept no longer than the settings say. */
export const olvidarPosiciones = programado('olvidarPosiciones', { schedule: '30 2 * * *' }, () =>
  olvidar(reloj.ahora()),
);
