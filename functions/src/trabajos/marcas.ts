import { reloj } from '../platform/clock.ts';
import { guardarMarcas as guardar } from '../use-cases/reportes/guardar-marcas.ts';
import { programado } from './programado.ts';

/** Hourly: the marks of days in which something came late, or from a phone that says which one it is. */
export const guardarMarcas = programado('guardarMarcas', { schedule: '15 * * * *' }, () =>
  guardar(reloj.ahora()),
);
