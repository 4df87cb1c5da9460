import {
  type Auth,
  createUserWithEmailAndPassword,
  inMemoryPersistence,
  type UserCredential,
} from 'firebase/auth';
import { conPlazo } from '../plazo.ts';
import { abrirAuth } from './abrir-auth.ts';

/** An account of the identity service that somebody else is to have. */
export type Cuenta = { readonly uid: string; readonly borrar: () => Promise<void> };

let abierta: Promise<Auth> | undefined;

/** An instance beside the page's own, in memory only: whoever registers somebody stays signed in. */
function conAuth(): Promise<Auth> {
  abierta ??= abrirAuth([inMemoryPersistence], 'altas').catch((error: unknown) => {
    abierta = undefined;
    throw error;
  });
  return abierta;
}

const cuentaDe = ({ user }: UserCredential): Cuenta => ({ uid: user.uid, borrar: () => user.delete() });

/** A new account; `auth/email-already-in-use` when somebody has that address. */
export const crearCuenta = async (email: string, contrasena: string): Promise<Cuenta> =>
  conPlazo(async () => cuentaDe(await createUserWithEmailAndPassword(await conAuth(), email, contrasena)));

/** Nothing of the account stays in this page. */
export const soltarCuenta = async (): Promise<void> => (await conAuth()).signOut();
