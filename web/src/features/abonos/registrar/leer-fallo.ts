import { ErrorApi, mensajeDeError } from '../../../lib/api/error-api.ts';
import type { Desenlace } from './desenlace.ts';

/** The server says no in words of its own; out of hours is told apart, because it has a title (spec §5). */
export function leerFallo(error: unknown): Desenlace {
  const mensaje = mensajeDeError(error);
  const fuera = error instanceof ErrorApi && error.codigo === 'FUERA_DE_HORARIO';
  return fuera ? { clase: 'fuera_de_horario', mensaje } : { clase: 'fallo', mensaje };
}
