import {
  type Auth,
  createUserWithEmailAndPassword,
  inMemoryPersistence,
  type UserCredential,
} from 'firebase/auth';
import { conPlazo } from '../plazo.ts';
import { abrirAuth } from './abrir-auth.ts';

/** An account of the identity service, made for somebody else. */
export type Cuenta = { readonly uid: string; readonly borrar: () => Promise<void> };

let abierta: Promise<Auth> | undefined;

/** A second instance, in memory only, so that the person who registers somebody stays signed in. */
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

/** Signs the new account out, so that nothing of it stays in this page. */
export const soltarCuenta = async (): Promise<void> => (await conAuth()).signOut();
