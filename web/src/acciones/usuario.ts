import {
  type Cuerpo,
  cambiarUsuario,
  crearEnlaceContrasena,
  editarUsuario,
  recibirRegistro,
  enviarAbonoAlGerente,
  gerenteRutas,
  listarUsuarios,
  register,
  registrarAbono,
  type Respuesta,
  solicitudesCapturaTardia,
} from '@leal/contract';
import type { Llamado } from '@leal/domain';
import * as z from 'zod/mini';
import { type Accion, porApi } from '../lib/acciones/accion.ts';
import { caducarTodo, invalidar } from '../lib/api/consultas.ts';
import type { Datos } from '../lib/api/opciones.ts';
import { comoSeLlama } from '../lib/llamados.ts';
import type { Registro } from '../lib/salida/registro.ts';

/** The server's half of a new account. While the outcome of one registration is unknown, no other is sent. */
export const REGISTRAR_USUARIO: Accion<null, Datos<typeof register>, Respuesta<typeof register>> = {
  nombre: 'usuario.registrar',
  mandar: porApi(register),
  sobre: () => 'usuario nuevo',
  que: (_, { cuerpo }) => `a ${cuerpo.nombre} (${cuerpo.email})`,
  fallo: 'Error en el registro',
  caduca: [listarUsuarios, gerenteRutas],
};

type Quien = { readonly id_usuario: string; readonly nombre: string; readonly activo: boolean } & Llamado;
type Cambiar = Accion<Quien, Datos<typeof cambiarUsuario>, Respuesta<typeof cambiarUsuario>>;

/** Routes and requests show a user's name or account too: they are read again when they are next seen. */
const comun = {
  sobre: ({ id_usuario }: Quien) => id_usuario,
  fallo: 'No se pudo actualizar',
  alLograr: caducarTodo,
  caduca: [listarUsuarios],
};

/** Turns an account off, or on again. */
export const ACTIVAR_USUARIO: Cambiar = {
  ...comun,
  nombre: 'usuario.activar',
  mandar: porApi(cambiarUsuario),
  que: (usuario) => `la ${usuario.activo ? 'desactivación' : 'activación'} de ${comoSeLlama(usuario)}`,
};

/** Another name, another e-mail. */
export const EDITAR_USUARIO: Accion<Quien, Datos<typeof editarUsuario>, Respuesta<typeof editarUsuario>> = {
  ...comun,
  nombre: 'usuario.editar',
  mandar: porApi(editarUsuario),
  que: ({ nombre }) => `la edición de ${nombre}`,
  exito: (_, { cuerpo }) => ['Usuario actualizado', cuerpo.nombre],
};

/** The answer is a secret: it is shown, and kept nowhere. */
export const CREAR_ENLACE: Accion<
  Quien,
  Datos<typeof crearEnlaceContrasena>,
  Respuesta<typeof crearEnlaceContrasena>
> = {
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

type Entrega = Datos<typeof recibirRegistro>;

/**
 * The payment as it was first made, also when its collector was about to hand it over; anything else is only told.
 * Throws when it is no payment that this version can read.
 */
function abonoDe({ url, cuerpo }: Registro): Pick<Cuerpo<typeof recibirRegistro>, 'abono'> {
  if (![registrarAbono, enviarAbonoAlGerente].some(({ ruta }) => url.endsWith(ruta))) return {};
  const { clave: _, ...abono } = JSON.parse(cuerpo ?? '') as Record<string, unknown>;
  return { abono: z.decode(registrarAbono.cuerpo, abono as z.input<typeof registrarAbono.cuerpo>) };
}

/** The register of somebody's phone, as a manager hands it over. */
export function entregaDe(registro: Registro): Entrega {
  const { uid: id_cobrador, clave, que, capturado_en, dispositivo, secuencia, desfase_ms } = registro;
  const telefono = { dispositivo, secuencia, desfase_ms };
  return { cuerpo: { id_cobrador, clave, que, capturado_en, ...telefono, ...abonoDe(registro) } };
}

/** One register of the phone of a collector whose account is off. */
export const RECIBIR_REGISTRO: Accion<
  { readonly clave: string; readonly que: string },
  Entrega,
  Respuesta<typeof recibirRegistro>
> = {
  nombre: 'registro.entregar',
  mandar: porApi(recibirRegistro),
  sobre: ({ clave }) => clave,
  que: ({ que }) => que,
  fallo: 'No se pudo entregar',
  caduca: [solicitudesCapturaTardia],
};
