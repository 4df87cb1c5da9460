import { buscarParecidos as buscar } from '../use-cases/vistos/buscar-parecidos.ts';
import { programado } from './programado.ts';

/** Hourly: whom the clients of credits that wait may be already, so that the inbox says it without a search. */
export const buscarParecidos = programado('buscarParecidos', { schedule: '5 * * * *' }, buscar);
