import { ERRORES, esRol, type IdRol } from '@leal/domain';
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
    const codigo = codigoDe(error);
    if (codigo === 'auth/user-not-found' || codigo === 'auth/invalid-uid') return null;
    throw error;
  }
}

export const buscarCuenta = (uid: string) => oNada(enAuth((cuentas) => cuentas.getUser(uid)));
export const buscarCuentaPorEmail = (email: string) =>
  oNada(enAuth((cuentas) => cuentas.getUserByEmail(email)));

export const crearCuenta = async (email: string, password: string): Promise<Cuenta> =>
  aCuenta(await enAuth((cuentas) => cuentas.createUser({ email, password })));

const DE_NADIE: ReadonlySet<string> = new Set(['auth/user-not-found', 'auth/email-not-found']);
const codigoDe = (error: unknown): string => String((error as { code?: unknown }).code);

/** The link with which its holder sets a password of their own; an address that has no account has none. */
export async function ligaDeContrasena(email: string): Promise<string> {
  try {
    return await enAuth((cuentas) => cuentas.generatePasswordResetLink(email));
  } catch (error) {
    throw DE_NADIE.has(codigoDe(error)) ? new ErrorApp('USUARIO_INVALIDO') : error;
  }
}

const terminarSesiones = (uid: string) => enAuth((cuentas) => cuentas.revokeRefreshTokens(uid));

/** Sets a new password and ends the sessions that the account had. */
export async function ponerContrasena(uid: string, password: string): Promise<void> {
  await enAuth((cuentas) => cuentas.updateUser(uid, { password }));
  await terminarSesiones(uid);
}

const CORREO_INVALIDO = [{ campo: 'email', mensaje: 'Correo electrónico inválido' }];
const CORREO_OCUPADO = [{ campo: 'email', mensaje: ERRORES.EMAIL_EXISTS.mensaje }];

export const correoOcupado = (): ErrorApp => new ErrorApp('EMAIL_EXISTS', undefined, CORREO_OCUPADO);

/**
 * Another e-mail, under the same password. Its sessions end first: whoever does this again, because it was cut off in
 * between, finds the e-mail changed and has no reason to end them.
 */
export async function ponerCorreo(uid: string, email: string): Promise<void> {
  await terminarSesiones(uid);
  try {
    await enAuth((cuentas) => cuentas.updateUser(uid, { email }));
  } catch (error) {
    const codigo = codigoDe(error);
    if (codigo === 'auth/email-already-exists') throw correoOcupado();
    if (codigo === 'auth/invalid-email') throw new ErrorApp('DATOS_INVALIDOS', undefined, CORREO_INVALIDO);
    throw error;
  }
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
    const codigo = codigoDe(error);
    if (codigo === 'auth/email-already-exists') throw new ErrorApp('EMAIL_EXISTS');
    if (codigo !== 'auth/user-not-found') throw error;
  }
}
