import type { UsuarioDoc } from '@leal/contract/documentos';
import {
  CORREO_DISTINTO,
  CUENTA_DESACTIVADA,
  estaTerminada,
  type IdRol,
  ROL,
  type Sesion,
  SESION_TERMINADA,
} from '@leal/domain';
import { leer } from '../data/coleccion.ts';
import { usuarios } from '../data/usuarios.ts';
import type { Identidad } from '../platform/auth.ts';
import { cacheTemporal } from '../platform/cache-temporal.ts';
import { ErrorApp } from '../platform/errores.ts';

/** The person who acts, as the record says; nothing of it comes from the request but the session in which they do. */
export type Actor = {
  readonly uid: string;
  readonly nombre: string;
  readonly email: string;
  readonly id_rol: IdRol;
  /** The routes that they lend and work for others (`context/cartera.ts`). */
  readonly rutas_prestadas?: UsuarioDoc['rutas_prestadas'] | undefined;
  /** Absent where somebody else acts for them. */
  readonly sesion?: Sesion;
};

/** The record decides: it must exist, be active, have the role and the e-mail that the token claims, and not have ended its session. */
export function exigirActor(identidad: Identidad, registro: UsuarioDoc | undefined): Actor {
  if (registro === undefined || registro.id_rol !== identidad.id_rol) throw new ErrorApp('PROHIBIDO');
  if (!registro.activo) throw new ErrorApp('PROHIBIDO', CUENTA_DESACTIVADA);
  const { nombre, email, id_rol, rutas_prestadas } = registro;
  // The holder of a session may give the account another address; that must not become a way to keep the account.
  if (identidad.email !== email) throw new ErrorApp('PROHIBIDO', CORREO_DISTINTO);
  if (estaTerminada(registro, identidad.sesion)) throw new ErrorApp('PROHIBIDO', SESION_TERMINADA);
  const { uid, sesion } = identidad;
  return { uid, nombre, email, id_rol, sesion, ...(rutas_prestadas && { rutas_prestadas }) };
}

const MS_RECORDADO = 60_000;
const recordados = cacheTemporal<UsuarioDoc>(MS_RECORDADO, 1000);

/** A change reads the record in its transaction; keeping it here saves a read to the next calls that only read. */
export const recordarUsuario = (registro: UsuarioDoc | undefined): void => {
  if (registro !== undefined) recordados.guardar(registro.id_usuario, registro);
};

/** A user who was just changed is read again by this instance at once, by the others within a minute. */
export const olvidarUsuario = (uid: string): void => recordados.olvidar(uid);

/** The caller of a read: the record may be up to a minute old, except where the answer is sensitive. */
export async function actorQueLee(identidad: Identidad, ahoraMismo: boolean): Promise<Actor> {
  const conocido = ahoraMismo ? undefined : recordados.leer(identidad.uid);
  const registro = conocido ?? (await leer(usuarios.doc(identidad.uid)));
  if (conocido === undefined) recordarUsuario(registro);
  return exigirActor(identidad, registro);
}

/** Ids of users in a path or body must be the caller's own, except that managers and supervisors read any. */
export function exigirPropio(actor: Actor, id_usuario: string | undefined): void {
  if (id_usuario === undefined || actor.id_rol !== ROL.cobrador || id_usuario === actor.uid) return;
  throw new ErrorApp('PROHIBIDO');
}

/** The user whose rows a list shows: a collector's own; the office's the named user's, or everybody's (null). */
export function deQuien(actor: Actor, id_usuario: string | undefined): string | null {
  exigirPropio(actor, id_usuario);
  return actor.id_rol === ROL.cobrador ? actor.uid : (id_usuario ?? null);
}

/**
 * Checks that the actor may see a document with a collector. A collector gets the same answer for an unknown
 * id and for another collector's, so that ids cannot be probed; the office gets NO_ENCONTRADO.
 */
export function exigirAlcance<T extends { id_cobrador: string }>(actor: Actor, documento: T | undefined): T {
  if (documento !== undefined && (actor.id_rol !== ROL.cobrador || documento.id_cobrador === actor.uid))
    return documento;
  throw new ErrorApp(actor.id_rol === ROL.cobrador ? 'PROHIBIDO' : 'NO_ENCONTRADO');
}
