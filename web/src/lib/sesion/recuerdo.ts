import type { Usuario } from '@leal/contract';
import { esRol, type IdRol } from '@leal/domain';
import { almacenLocal, almacenPestana } from '../almacen-local.ts';

/** The four keys of spec §3. They grant nothing: the token's claims decide, in the browser too. */
const CLAVES = {
  id_usuario: 'id_usuario',
  id_rol: 'id_rol',
  nombre_usuario: 'nombre_usuario',
  sesion: 'sesion',
} as const;

/** Whether somebody is remembered in this tab alone, without 'Recordarme', and not on the device. */
const enLaPestana = (): boolean => almacenPestana.leer(CLAVES.sesion) !== null;

/** The person who is signed in asked to be remembered: what this device keeps of them may outlive the tab. */
export const seRecuerda = (): boolean => !enLaPestana();

/** The storage for anything about whoever is signed in. */
export const almacenPropio = (): typeof almacenLocal => (seRecuerda() ? almacenLocal : almacenPestana);

export function guardarRecuerdo(usuario: Usuario, recordar = seRecuerda()): void {
  borrarRecuerdo();
  const almacen = recordar ? almacenLocal : almacenPestana;
  almacen.guardar(CLAVES.id_usuario, usuario.id_usuario);
  almacen.guardar(CLAVES.id_rol, String(usuario.id_rol));
  almacen.guardar(CLAVES.nombre_usuario, usuario.nombre);
  almacen.guardar(CLAVES.sesion, JSON.stringify(usuario));
}

export function borrarRecuerdo(): void {
  for (const clave of Object.values(CLAVES)) {
    almacenLocal.borrar(clave);
    almacenPestana.borrar(clave);
  }
}

const esUsuario = (v: unknown): v is Usuario => {
  if (typeof v !== 'object' || v === null) return false;
  const { id_usuario, id_rol, nombre, email } = v as Partial<Usuario>;
  return [id_usuario, nombre, email].every((t) => typeof t === 'string') && esRol(id_rol);
};

/** The person who was signed in here last; null when nobody was, or when it is not readable. */
export function leerRecuerdo(): Usuario | null {
  try {
    const texto = almacenPestana.leer(CLAVES.sesion) ?? almacenLocal.leer(CLAVES.sesion);
    const usuario: unknown = JSON.parse(texto ?? 'null');
    return esUsuario(usuario) ? usuario : null;
  } catch {
    return null;
  }
}

export const rolRecordado = (): IdRol | null => leerRecuerdo()?.id_rol ?? null;

/** The person who signed out here, until the identity service has forgotten them too. */
const SALIENDO = 'leal_saliendo';

export function anotarSalida(): void {
  const usuario = leerRecuerdo();
  if (usuario) almacenLocal.guardar(SALIENDO, usuario.id_usuario);
}

export const faltaSalir = (uid: string): boolean => almacenLocal.leer(SALIENDO) === uid;

export const olvidarSalida = (): void => almacenLocal.borrar(SALIENDO);
