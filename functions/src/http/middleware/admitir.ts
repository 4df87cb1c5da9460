import type { IdRol } from '@leal/domain';
import { autenticar, type Identidad } from '../../platform/auth.ts';
import { ErrorApp } from '../../platform/errores.ts';
import { contarPeticion } from './limite.ts';

/**
 * Whoever comes to either door, HTTP or callable: token and claim, and no more requests than anybody
 * sends. Whether the record agrees is checked where the record is read.
 */
export async function admitir(
  roles: readonly IdRol[] | 'publica',
  autorizacion: string | undefined,
): Promise<Identidad> {
  const identidad = await autenticar(autorizacion);
  contarPeticion(identidad.uid);
  const { id_rol } = identidad;
  if (roles === 'publica') return identidad;
  if (id_rol === null || !roles.includes(id_rol)) throw new ErrorApp('PROHIBIDO');
  return identidad;
}
