import { esDeLaCuenta } from '@leal/domain';
import { terminarSesion } from '../credencial.ts';
import { ErrorApi } from './error-api.ts';

/**
 * Every failed answer passes through here: a person whose account may ask nothing any more is signed out, whatever
 * they were doing, and the login says why.
 */
export function vigilarCuenta(error: unknown): unknown {
  if (error instanceof ErrorApi && esDeLaCuenta(error)) terminarSesion(error.mensaje);
  return error;
}
