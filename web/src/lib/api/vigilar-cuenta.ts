import { CUENTA_DESACTIVADA } from '@leal/domain';
import { terminarSesion } from '../credencial.ts';
import { ErrorApi } from './error-api.ts';

/**
 * Every failed answer passes through here: a person whose account was turned off is signed out, whatever
 * they were doing, and the login says why.
 */
export function vigilarCuenta(error: unknown): unknown {
  const desactivada =
    error instanceof ErrorApi && error.codigo === 'PROHIBIDO' && error.mensaje === CUENTA_DESACTIVADA;
  if (desactivada) terminarSesion(CUENTA_DESACTIVADA);
  return error;
}
