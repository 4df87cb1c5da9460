import {
  cambiarUsuario,
  crearEnlaceContrasena,
  editarUsuario,
  gerenteRutas,
  listarUsuarios,
  register,
} from '@leal/contract';
import type { Llamado } from '@leal/domain';
import { porApi } from '../lib/acciones/accion.ts';
import { caducarTodo, invalidar } from '../lib/api/consultas.ts';
import { comoSeLlama } from '../lib/llamados.ts';
import type { DeLlamada } from './tipos.ts';

/** The server's half of a new account. While the outcome of one registration is unknown, no other is sent. */
export const REGISTRAR_USUARIO: DeLlamada<null, typeof register> = {
  nombre: 'usuario.registrar',
  mandar: porApi(register),
  sobre: () => 'usuario nuevo',
  que: (_, { cuerpo }) => `a ${cuerpo.nombre} (${cuerpo.email})`,
  fallo: 'Error en el registro',
  caduca: [listarUsuarios, gerenteRutas],
};

type Quien = { readonly id_usuario: string; readonly nombre: string; readonly activo: boolean } & Llamado;

/** Routes and requests show a user's name or account too: they are read again when they are next seen. */
const comun = {
  sobre: ({ id_usuario }: Quien) => id_usuario,
  fallo: 'No se pudo actualizar',
  alLograr: caducarTodo,
  caduca: [listarUsuarios],
};

/** Turns an account off, or on again. */
export const ACTIVAR_USUARIO: DeLlamada<Quien, typeof cambiarUsuario> = {
  ...comun,
  nombre: 'usuario.activar',
  mandar: porApi(cambiarUsuario),
  que: (usuario) => `la ${usuario.activo ? 'desactivación' : 'activación'} de ${comoSeLlama(usuario)}`,
};

/** Another name, another e-mail. */
export const EDITAR_USUARIO: DeLlamada<Quien, typeof editarUsuario> = {
  ...comun,
  nombre: 'usuario.editar',
  mandar: porApi(editarUsuario),
  que: ({ nombre }) => `la edición de ${nombre}`,
  exito: (_, { cuerpo }) => ['Usuario actualizado', cuerpo.nombre],
};

/** The answer is a secret: it is shown, and kept nowhere. */
export const CREAR_ENLACE: DeLlamada<Quien, typeof crearEnlaceContrasena> = {
  nombre: 'usuario.enlace',
  mandar: porApi(crearEnlaceContrasena),
  sobre: comun.sobre,
  que: (usuario) => `el enlace de ${comoSeLlama(usuario)}`,
  fallo: 'No se pudo crear el enlace',
};

/** Somebody else changed an account: the list shows it as well. */
export async function releerEquipo(): Promise<void> {
  await caducarTodo();
  await invalidar(...comun.caduca);
}
