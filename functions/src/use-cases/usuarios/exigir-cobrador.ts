import type { UsuarioDoc } from '@leal/contract/documentos';
import { ROL } from '@leal/domain';
import { leer } from '../../data/coleccion.ts';
import { usuarios } from '../../data/usuarios.ts';
import { type Actor, exigirPropio } from '../../context/actor.ts';
import { ErrorApp } from '../../platform/errores.ts';

/** A list for somebody who is not a collector is 404, not an empty list. */
export async function exigirCobrador(id_usuario: string): Promise<void> {
  const usuario = await leer(usuarios.doc(id_usuario));
  if (usuario?.id_rol !== ROL.cobrador) throw new ErrorApp('NO_ENCONTRADO');
}

const ELIGE = 'Elige un cobrador';

/**
 * The collector for whom a change is made: the caller (403 for another's), or whom the office names (400 when it names
 * nobody, 404 when that is no collector). `cobrador`: the user read under that id, or under the caller's own.
 */
export function cobradorNombrado(
  actor: Actor,
  id_cobrador: string | undefined,
  cobrador: UsuarioDoc | undefined,
): UsuarioDoc {
  exigirPropio(actor, id_cobrador);
  if (actor.id_rol !== ROL.cobrador && id_cobrador === undefined)
    throw new ErrorApp('DATOS_INVALIDOS', undefined, [{ campo: 'id_cobrador', mensaje: ELIGE }]);
  if (cobrador?.id_rol !== ROL.cobrador) throw new ErrorApp('NO_ENCONTRADO', 'No existe ese cobrador.');
  return cobrador;
}

/** Nobody would collect what is asked for somebody whose account is off. */
export function exigirCobradorActivo(cobrador: UsuarioDoc | undefined): void {
  if (cobrador?.activo !== true) throw new ErrorApp('USUARIO_INVALIDO', 'El cobrador está desactivado.');
}
