import type { firebaseLogin, getUserByUid } from '@leal/contract';
import { ROL } from '@leal/domain';
import type { Cuerpo, Usuario } from '@leal/contract';
import { leer } from '../../data/coleccion.ts';
import { usuarios } from '../../data/usuarios.ts';
import { actorQueLee } from '../../context/actor.ts';
import { identificar } from '../../platform/auth.ts';
import type { CasoLectura } from '../../context/caso.ts';
import { ErrorApp } from '../../platform/errores.ts';
import { presentarUsuario } from './presentar-usuario.ts';

/** One's own record, or anybody's for a manager. */
export const leerUsuario: CasoLectura<typeof getUserByUid> = async ({ cuerpo: { uid } }, { actor }) => {
  if (uid === actor.uid) return { usuario: presentarUsuario({ ...actor, id_usuario: uid }) };
  if (actor.id_rol !== ROL.gerente) throw new ErrorApp('PROHIBIDO');
  const usuario = await leer(usuarios.doc(uid));
  if (usuario === undefined) throw new ErrorApp('NO_ENCONTRADO');
  return { usuario: presentarUsuario(usuario) };
};

/** The record behind a token that is handed over in the body (spec §7). */
export async function entrarConToken({
  cuerpo,
}: {
  readonly cuerpo: Cuerpo<typeof firebaseLogin>;
}): Promise<Usuario> {
  const actor = await actorQueLee(await identificar(cuerpo.token), true);
  return presentarUsuario({ ...actor, id_usuario: actor.uid });
}
