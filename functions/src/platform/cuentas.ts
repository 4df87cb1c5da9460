import { esRol, type IdRol } from '@leal/domain';
import type { UserRecord } from 'firebase-admin/auth';
import { auth } from './firebase.ts';

/** An account of the identity service, as far as registering needs it. */
export type Cuenta = { readonly uid: string; readonly email: string; readonly id_rol: IdRol | null };

const aCuenta = ({ uid, email, customClaims }: UserRecord): Cuenta => {
  const rol: unknown = customClaims?.['id_rol'];
  return { uid, email: (email ?? '').toLowerCase(), id_rol: esRol(rol) ? rol : null };
};

async function oNada(buscar: Promise<UserRecord>): Promise<Cuenta | null> {
  try {
    return aCuenta(await buscar);
  } catch (error) {
    const codigo = String((error as { code?: unknown }).code);
    if (codigo === 'auth/user-not-found' || codigo === 'auth/invalid-uid') return null;
    throw error;
  }
}

export const buscarCuenta = (uid: string) => oNada(auth().getUser(uid));
export const buscarCuentaPorEmail = (email: string) => oNada(auth().getUserByEmail(email));

export const crearCuenta = async (email: string, password: string): Promise<Cuenta> =>
  aCuenta(await auth().createUser({ email, password }));

/** Where whoever has it sets a password of their own. */
export const ligaDeContrasena = (email: string): Promise<string> => auth().generatePasswordResetLink(email);

/** Sets a new password and ends the sessions that the account had. */
export async function ponerContrasena(uid: string, password: string): Promise<void> {
  await auth().updateUser(uid, { password });
  await auth().revokeRefreshTokens(uid);
}

/** The role as the tokens will say it from the next one on; null takes it away. */
export const ponerRol = (uid: string, id_rol: IdRol | null): Promise<void> =>
  auth().setCustomUserClaims(uid, id_rol === null ? null : { id_rol });

/**
 * Off: no new session, and none that exists is renewed. An account that the service does not know has
 * none to lose.
 */
export async function encenderCuenta(uid: string, activo: boolean): Promise<void> {
  try {
    await auth().updateUser(uid, { disabled: !activo });
    if (!activo) await auth().revokeRefreshTokens(uid);
  } catch (error) {
    if (String((error as { code?: unknown }).code) !== 'auth/user-not-found') throw error;
  }
}
