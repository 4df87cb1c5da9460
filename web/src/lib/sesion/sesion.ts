import type { Usuario } from '@leal/contract';
import { CUENTA_DESACTIVADA, type IdRol, ROL, SESION_TERMINADA } from '@leal/domain';
import { limpiarTodo } from '../al-cerrar.ts';
import { abrirCopia } from '../copia/duenio.ts';
import { ANONIMO, leerSesion, publicarSesion } from './almacen.ts';
import { mejorMomento, recargarSiHayLinea } from '../linea.ts';
import { conPlazo } from '../plazo.ts';
import { fijarProveedor } from '../credencial.ts';
import { codigoDe, ErrorAcceso, esDeLaLinea, faltaCodigo, mensajeDeAcceso, SIN_ROL } from './error-acceso.ts';
import type { Identidad } from './identidad.ts';
import {
  anotarSalida,
  borrarRecuerdo,
  faltaSalir,
  guardarRecuerdo,
  leerRecuerdo,
  olvidarSalida,
  seRecuerda,
} from './recuerdo.ts';
import { leerTokenGuardado } from './token-guardado.ts';

/** These two modules are fetched when they are needed, never with the first screen. */
const identidad = () => import('./identidad.ts');
const registro = () => import('./usuario.ts');

/** The other code that signing in needs, fetched while somebody types, in case the line goes down then. */
export const prepararEntrada = (): void => void registro().catch(() => undefined);

/** True while signing in: then `iniciarSesion` publishes, and the SDK's own news would come half-done. */
let entrando = false;

/** The day's copy is a collector's who is remembered. */
function abrir(usuario: Usuario, rol: IdRol): void {
  if (rol === ROL.cobrador && seRecuerda()) abrirCopia(usuario.id_usuario);
  publicarSesion({ estado: 'activa', usuario, rol });
}

function activar(usuario: Usuario, rol: IdRol, recordar?: boolean): void {
  guardarRecuerdo(usuario, recordar);
  olvidarSalida();
  abrir(usuario, rol);
}

/**
 * A person whom this device remembers works at once, and is not kept waiting by the identity service: on a slow line
 * its code and its answer come last of all. Its answer then holds. A collector works with what the phone holds of the
 * day; everybody else needs the server, so a token that still holds.
 */
function abrirDeMemoria(): void {
  const usuario = leerRecuerdo();
  if (leerSesion().estado !== 'cargando' || !usuario) return;
  if (usuario.id_rol === ROL.cobrador) return abrir(usuario, ROL.cobrador);
  const guardado = leerTokenGuardado(usuario.id_usuario);
  if (guardado?.claims['id_rol'] !== usuario.id_rol || leerSesion().estado !== 'cargando') return;
  abrir(usuario, usuario.id_rol);
}

/** Somebody else may have this device now. */
const desdeLaOficina = (motivo?: string): boolean =>
  motivo === CUENTA_DESACTIVADA || motivo === SESION_TERMINADA;

function cerrarAqui(motivo?: string, porSuMano = false): void {
  limpiarTodo(porSuMano || desdeLaOficina(motivo));
  borrarRecuerdo();
  publicarSesion(motivo ? { ...ANONIMO, motivo } : ANONIMO);
}

const esLaMisma = ({ uid, rol }: Identidad): boolean => {
  const sesion = leerSesion();
  return sesion.estado === 'activa' && sesion.usuario.id_usuario === uid && sesion.rol === rol;
};

/** A person without signal is greeted by what we remember, or by what the identity itself says. */
async function usuarioDe(quien: Identidad, rol: IdRol): Promise<Usuario> {
  const recordado = leerRecuerdo();
  if (recordado?.id_usuario === quien.uid && recordado.id_rol === rol) return recordado;
  const { pedirUsuario } = await registro();
  return pedirUsuario(quien.uid).catch((error: unknown) => {
    globalThis.reportError(error);
    return { id_usuario: quien.uid, id_rol: rol, nombre: quien.nombre, email: quien.email };
  });
}

async function alCambiar(quien: Identidad | null): Promise<void> {
  seSabeQuien = true;
  if (entrando || (quien && esLaMisma(quien))) return;
  const anterior = leerSesion();
  if (!quien) return cerrarAqui(anterior.estado === 'anonimo' ? anterior.motivo : undefined);
  if (quien.rol === null) return cerrarSesion(SIN_ROL);
  if (faltaSalir(quien.uid)) return cerrarSesion();
  // Somebody else signed in in another tab, or the role changed: nothing of the earlier session may be seen.
  if (anterior.estado === 'activa') limpiarTodo(false);
  activar(await usuarioDe(quien, quien.rol), quien.rol);
}

/** Shorter than the deadline of the call that needs it, which can then say that it was not sent. */
const PLAZO_TOKEN_MS = 15_000;

const delServicio = (forzar: boolean): Promise<string | null> =>
  conPlazo(async () => (await identidad()).tokenActual(forzar), { ms: PLAZO_TOKEN_MS });

/** Until the identity service has said who is signed in, a call takes the token that it has left here. */
let seSabeQuien = false;

async function elPrimero(): Promise<string | null> {
  const usuario = leerRecuerdo();
  const guardado = seSabeQuien || !usuario ? null : leerTokenGuardado(usuario.id_usuario);
  return guardado?.token ?? delServicio(false);
}

/** When no token can be got any more, the session ends; a line that is down does not end it. */
async function token(forzar: boolean): Promise<string | null> {
  try {
    return await (forzar ? delServicio(true) : elPrimero());
  } catch (error) {
    if (esDeLaLinea(error) || faltaCodigo(error)) throw error;
    globalThis.reportError(error);
    cerrarAqui(mensajeDeAcceso(error));
    return null;
  }
}

const OTRA_VEZ_MS = 15_000;

/** Finds out who is signed in, until that is known. Call it after the first paint: it fetches the identity SDK. */
export async function arrancarSesion(): Promise<void> {
  abrirDeMemoria();
  // The login itself says what is wrong while somebody signs in.
  fijarProveedor({ token, terminar: (motivo) => void (entrando || cerrarSesion(motivo)) });
  try {
    await conPlazo(async () => (await identidad()).observar((quien) => void alCambiar(quien)));
  } catch (error) {
    globalThis.reportError(error);
    const trabajando = leerSesion().estado === 'activa';
    if (!trabajando) publicarSesion({ ...ANONIMO, motivo: mensajeDeAcceso(error) });
    await mejorMomento(OTRA_VEZ_MS);
    // Nobody loses what they are typing: a page in use is reloaded only while it is not looked at.
    if (faltaCodigo(error) && (!trabajando || document.hidden) && (await recargarSiHayLinea())) return;
    await arrancarSesion();
  }
}

async function entrarComo(email: string, password: string, recordar: boolean): Promise<void> {
  const [sdk, { pedirUsuario }] = await Promise.all([identidad(), registro()]);
  const quien = await sdk.entrar(email, password, recordar);
  try {
    const usuario = await pedirUsuario(quien.uid);
    if (quien.rol === null) throw new ErrorAcceso(SIN_ROL);
    activar(usuario, quien.rol, recordar);
  } catch (error) {
    await sdk.salir();
    throw error;
  }
}

/**
 * Signs in, or throws an `ErrorAcceso` whose message is fit to show. An answer that comes after its time signs in all
 * the same: it was asked for.
 */
export async function iniciarSesion(email: string, password: string, recordar: boolean): Promise<void> {
  entrando = true;
  try {
    await conPlazo(() => entrarComo(email, password, recordar));
  } catch (error) {
    publicarSesion(ANONIMO);
    if (faltaCodigo(error)) void recargarSiHayLinea();
    throw error instanceof ErrorAcceso ? error : new ErrorAcceso(mensajeDeAcceso(error));
  } finally {
    entrando = false;
  }
}

/**
 * Forgets everything about the person on this device. Works without signal: when the page dies before the identity
 * service has forgotten them too, the next start makes up for it.
 */
export async function cerrarSesion(motivo?: string): Promise<void> {
  anotarSalida();
  cerrarAqui(motivo, motivo === undefined);
  await (await identidad()).salir();
  olvidarSalida();
}

/** Sends the reset mail. An address nobody has is no error: it must not tell who is registered. */
export async function restablecerContrasena(email: string): Promise<void> {
  try {
    await conPlazo(async () => (await identidad()).pedirRestablecer(email));
  } catch (error) {
    if (codigoDe(error) === 'auth/user-not-found') return;
    throw new ErrorAcceso(mensajeDeAcceso(error));
  }
}
