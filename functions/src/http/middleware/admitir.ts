import type { IdRol } from '@leal/domain';
import { autenticar, type Identidad } from '../../platform/auth.ts';
import { ErrorApp } from '../../platform/errores.ts';
import { admitirUsuario } from './limite.ts';

/**
 * The checks for every caller, HTTP or callable: a valid token, a role that may come in, and not too much
 * asked before. The user's record is checked where it is read.
 */
export async function admitir(
  roles: readonly IdRol[] | 'publica',
  autorizacion: string | undefined,
): Promise<Identidad> {
  const identidad = await autenticar(autorizacion);
  admitirUsuario(identidad);
  const { id_rol } = identidad;
  if (roles === 'publica') return identidad;
  if (id_rol === null || !roles.includes(id_rol)) throw new ErrorApp('PROHIBIDO');
  return identidad;
}
