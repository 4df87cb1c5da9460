import { esRol, type IdRol } from '@leal/domain';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import { ErrorApp } from './errores.ts';
import { auth } from './firebase.ts';
import { conPlazo, PLAZOS_MS } from './plazo.ts';

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

/**
 * The SDK by itself waits and tries again for minutes. A call that ends late may have been done all the same, or a step
 * before it: nobody knows.
 */
const enAuth = <T>(hacer: (cuentas: Auth) => Promise<T>): Promise<T> =>
  conPlazo(
    PLAZOS_MS.cuentas,
    () => new ErrorApp('TARDO_DEMASIADO'),
    () => hacer(auth()),
  );

async function oNada(buscar: Promise<UserRecord>): Promise<Cuenta | null> {
  try {
    return aCuenta(await buscar);
  } catch (error) {
    const codigo = String((error as { code?: unknown }).code);
    if (codigo === 'auth/user-not-found' || codigo === 'auth/invalid-uid') return null;
    throw error;
  }
}

export const buscarCuenta = (uid: string) => oNada(enAuth((cuentas) => cuentas.getUser(uid)));
export const buscarCuentaPorEmail = (email: string) =>
  oNada(enAuth((cuentas) => cuentas.getUserByEmail(email)));

export const crearCuenta = async (email: string, password: string): Promise<Cuenta> =>
  aCuenta(await enAuth((cuentas) => cuentas.createUser({ email, password })));

/** The link with which its holder sets a password of their own. */
export const ligaDeContrasena = (email: string): Promise<string> =>
  enAuth((cuentas) => cuentas.generatePasswordResetLink(email));

const terminarSesiones = (uid: string) => enAuth((cuentas) => cuentas.revokeRefreshTokens(uid));

/** Sets a new password and ends the sessions that the account had. */
export async function ponerContrasena(uid: string, password: string): Promise<void> {
  await enAuth((cuentas) => cuentas.updateUser(uid, { password }));
  await terminarSesiones(uid);
}

/** The role as the tokens will say it from the next one on; null takes it away. */
export const ponerRol = (uid: string, id_rol: IdRol | null): Promise<void> =>
  enAuth((cuentas) => cuentas.setCustomUserClaims(uid, id_rol === null ? null : { id_rol }));

const listar = (desde: string | undefined) => enAuth((cuentas) => cuentas.listUsers(1000, desde));

/** All accounts, page by page. */
export async function* recorrerCuentas(): AsyncGenerator<Cuenta> {
  let desde: string | undefined;
  do {
    const { users, pageToken } = await listar(desde);
    yield* users.map(aCuenta);
    desde = pageToken;
  } while (desde !== undefined);
}

async function encender({ id_usuario: uid, email, id_rol }: Registrado): Promise<void> {
  await enAuth((cuentas) => cuentas.updateUser(uid, { disabled: false, email }));
  await ponerRol(uid, id_rol);
}

async function apagar({ id_usuario: uid }: Registrado): Promise<void> {
  await enAuth((cuentas) => cuentas.updateUser(uid, { disabled: true }));
  await terminarSesiones(uid);
}

/** The fields of a record that its account repeats. */
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
