import type { Usuario } from '@leal/contract';
import { esRol, type IdRol } from '@leal/domain';
import { almacenLocal } from '../almacen-local.ts';

/** The four keys of spec §3. They grant nothing: the token's claims decide, in the browser too. */
const CLAVES = {
  id_usuario: 'id_usuario',
  id_rol: 'id_rol',
  nombre_usuario: 'nombre_usuario',
  sesion: 'sesion',
} as const;

export function guardarRecuerdo(usuario: Usuario): void {
  almacenLocal.guardar(CLAVES.id_usuario, usuario.id_usuario);
  almacenLocal.guardar(CLAVES.id_rol, String(usuario.id_rol));
  almacenLocal.guardar(CLAVES.nombre_usuario, usuario.nombre);
  almacenLocal.guardar(CLAVES.sesion, JSON.stringify(usuario));
}

export function borrarRecuerdo(): void {
  for (const clave of Object.values(CLAVES)) almacenLocal.borrar(clave);
}

const esUsuario = (v: unknown): v is Usuario => {
  if (typeof v !== 'object' || v === null) return false;
  const { id_usuario, id_rol, nombre, email } = v as Partial<Usuario>;
  return [id_usuario, nombre, email].every((t) => typeof t === 'string') && esRol(id_rol);
};

/** Who was signed in here last, or null when nobody or when it is not readable. */
export function leerRecuerdo(): Usuario | null {
  try {
    const usuario: unknown = JSON.parse(almacenLocal.leer(CLAVES.sesion) ?? 'null');
    return esUsuario(usuario) ? usuario : null;
  } catch {
    return null;
  }
}

export const rolRecordado = (): IdRol | null => leerRecuerdo()?.id_rol ?? null;
