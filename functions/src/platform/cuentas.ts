import { esRol, type IdRol } from '@leal/domain';
import type { UserRecord } from 'firebase-admin/auth';
import { ErrorApp } from './errores.ts';
import { auth } from './firebase.ts';

/** An account of the identity service. */
export type Cuenta = {
  readonly uid: string;
  readonly email: string;
  readonly id_rol: IdRol | null;
  readonly activo: boolean;
};

const aCuenta = ({ uid, email, customClaims, disabled }: UserRecord): Cuenta => {
  const rol: unknown = customClaims?.['id_rol'];
  return { uid, email: (email ?? '').toLowerCase(), id_rol: esRol(rol) ? rol : null, activo: !disabled };
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

/** All accounts, page by page. */
export async function* recorrerCuentas(): AsyncGenerator<Cuenta> {
  let desde: string | undefined;
  do {
    const { users, pageToken } = await auth().listUsers(1000, desde);
    yield* users.map(aCuenta);
    desde = pageToken;
  } while (desde !== undefined);
}

async function encender({ id_usuario: uid, email, id_rol }: Registrado): Promise<void> {
  await auth().updateUser(uid, { disabled: false, email });
  await ponerRol(uid, id_rol);
}

async function apagar({ id_usuario: uid }: Registrado): Promise<void> {
  await auth().updateUser(uid, { disabled: true });
  await auth().revokeRefreshTokens(uid);
}

/** What a record says of its account. */
type Registrado = { readonly id_usuario: string; readonly email: string; readonly id_rol: IdRol };

/**
 * Off: no new session, and none that exists is renewed. On: with the e-mail and the role of the record, whatever became
 * of them. An account that the service does not know has none to lose.
 */
export async function encenderCuenta(registrado: Registrado, activo: boolean): Promise<void> {
  try {
    await (activo ? encender : apagar)(registrado);
  } catch (error) {
    const codigo = String((error as { code?: unknown }).code);
    if (codigo === 'auth/email-already-exists') throw new ErrorApp('EMAIL_EXISTS');
    if (codigo !== 'auth/user-not-found') throw error;
  }
}
