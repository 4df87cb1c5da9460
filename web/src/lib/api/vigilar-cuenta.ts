import { CUENTA_DESACTIVADA } from '@leal/domain';
import { terminarSesion } from '../credencial.ts';
import { ErrorApi } from './error-api.ts';

/**
 * What every failed answer passes through on its way: whoever was turned off meanwhile is out, whatever
 * they were doing, and the login says why.
 */
export function vigilarCuenta(error: unknown): unknown {
  const desactivada =
    error instanceof ErrorApi && error.codigo === 'PROHIBIDO' && error.mensaje === CUENTA_DESACTIVADA;
  if (desactivada) terminarSesion(CUENTA_DESACTIVADA);
  return error;
}
