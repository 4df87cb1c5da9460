import { getDefaultEmulatorHost } from '@firebase/util';
import { esRol, type IdRol } from '@leal/domain';
import {
  type Auth,
  browserLocalPersistence,
  browserSessionPersistence,
  EmailAuthProvider,
  onIdTokenChanged,
  reauthenticateWithCredential,
  sendPasswordResetEmail,
  setPersistence,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  type User,
} from 'firebase/auth';
import { conPlazo } from '../plazo.ts';
import { abrirAuth } from './abrir-auth.ts';
import { esDeLaLinea } from './error-acceso.ts';
import { claimsGuardados } from './token-guardado.ts';

/**
 * The identity service, as the person who is signed in uses it. Everything that touches its SDK is here
 * and in what this loads, so that it comes after the first paint. Its user is kept in local storage, which answers at
 * once: the SDK's database writes at each start, and in WebKit waits for a page that was left while it wrote.
 */
const abrir = (): Promise<Auth> => abrirAuth([browserLocalPersistence, browserSessionPersistence]);

let abierta: Promise<Auth> | undefined;

/** One instance for the page; a failed start (no signal) may be tried again. */
function conAuth(): Promise<Auth> {
  abierta ??= abrir().catch((error: unknown) => {
    abierta = undefined;
    throw error;
  });
  return abierta;
}

export type Identidad = { uid: string; email: string; nombre: string; rol: IdRol | null };

type Claims = Record<string, unknown>;

/** An expired token cannot be renewed without signal; what it says of the role still routes screens. */
async function leerClaims(usuario: User): Promise<Claims> {
  try {
    return (await conPlazo(() => usuario.getIdTokenResult())).claims;
  } catch (error) {
    if (!esDeLaLinea(error)) throw error;
    return claimsGuardados(usuario.toJSON());
  }
}

async function identidadDe(usuario: User): Promise<Identidad> {
  const claims = await leerClaims(usuario);
  const rol = esRol(claims['id_rol']) ? claims['id_rol'] : null;
  const email = usuario.email ?? '';
  return { uid: usuario.uid, email, nombre: usuario.displayName ?? email, rol };
}

/** Checks the credentials; 'Recordarme' decides whether they outlive the tab. */
export async function entrar(email: string, password: string, recordar: boolean): Promise<Identidad> {
  const auth = await conAuth();
  await setPersistence(auth, recordar ? browserLocalPersistence : browserSessionPersistence);
  const { user } = await signInWithEmailAndPassword(auth, email, password);
  return identidadDe(user);
}

export const salir = async (): Promise<void> => signOut(await conAuth());

export const pedirRestablecer = async (email: string): Promise<void> =>
  sendPasswordResetEmail(await conAuth(), email);

/** The change of a password that is going on, if any: until it is over no token of before is good. */
let cambio: Promise<unknown> | undefined;

/**
 * Changes the password of somebody who knows the current one; the session goes on. Every token is refused that tells of
 * a login before the change, also the one that comes with it when the check was made in an earlier second: so they sign
 * in with the new one. If that fails, it is changed all the same.
 */
export async function cambiarContrasena(actual: string, nueva: string): Promise<void> {
  const { currentUser } = await conAuth();
  if (!currentUser?.email) throw new Error('Nobody is signed in');
  const { email } = currentUser;
  const comprobar = (clave: string) =>
    reauthenticateWithCredential(currentUser, EmailAuthProvider.credential(email, clave));
  await comprobar(actual);
  const cambiada = updatePassword(currentUser, nueva);
  cambio = cambiada.then(() => comprobar(nueva)).catch(() => undefined);
  await cambiada;
  await cambio;
}

/** Waits until it is known who is signed in. */
export async function tokenActual(forzar: boolean): Promise<string | null> {
  const auth = await conAuth();
  await auth.authStateReady();
  await cambio;
  return (await auth.currentUser?.getIdToken(forzar)) ?? null;
}

/** Tells who is signed in, now and whenever that changes. */
export async function observar(alCambiar: (quien: Identidad | null) => void): Promise<void> {
  const auth = await conAuth();
  onIdTokenChanged(auth, (usuario) => {
    if (!usuario) return alCambiar(null);
    identidadDe(usuario).then(alCambiar, () => alCambiar(null));
  });
}

export const entornoLocal = (): boolean => getDefaultEmulatorHost('auth') !== undefined;
