// The server's two doors in this process: a request goes through the same code as on the suite, from the header of
// its token to its answer. Only the identity service is played.
import type { ServerResponse } from 'node:http';
import type { NombreCallable } from '@leal/contract';
import { type CodigoError, ERRORES, type IdRol, type Sesion } from '@leal/domain';
import { AUTORIZACION } from '../../../functions/src/callables/puerta.ts';
import {
  resolverCredito,
  resolverGasto,
  resolverSolicitud,
} from '../../../functions/src/callables/resolver.ts';
import { atender } from '../../../functions/src/http/app.ts';
import { auth } from '../../../functions/src/platform/firebase.ts';
import type { DatosDeLlamada, Llama, Respuesta } from '@leal/seed';

const CALLABLES = { resolverCredito, resolverGasto, resolverSolicitud };
type PeticionCallable = Parameters<typeof resolverCredito.run>[0];

/** A person of the office, as who calls. */
export type Caminante = Llama & {
  readonly uid: string;
  readonly id_rol: IdRol;
  readonly token: string;
  readonly sesion: Sesion;
  readonly porNombre: (nombre: NombreCallable, data: unknown) => Promise<Respuesta>;
};

const SIEMPRE = 9_999_999_999;
/** The second in which everybody signed in who is not said to have done it in another one. */
export const PRIMERA_SESION = 1_600_000_000;

const correoDe = (uid: string) => `${uid}@leal.demo`;

/** The token names its person; accounts may be turned off and on, and nobody finds them. */
export function fingirIdentidades(): void {
  const sinEfecto = () => Promise.resolve({});
  const nadie = () => Promise.reject(Object.assign(new Error('Nobody'), { code: 'auth/user-not-found' }));
  Object.assign(auth(), {
    verifyIdToken: (token: string) => {
      const [uid = '', papel = '', correo = ''] = token.split('.');
      const [id_rol, auth_time = PRIMERA_SESION] = papel.split('-');
      // An account's id has 128 characters at most, and is never one of those that the store keeps for itself.
      if (!/^(?!__.*__$)[\w-]{1,128}$/.test(uid))
        return Promise.reject(Object.assign(new Error(), { code: 'auth/argument-error' }));
      const email = Buffer.from(correo, 'base64url').toString();
      return Promise.resolve({
        uid,
        email,
        id_rol: Number(id_rol),
        auth_time: Number(auth_time),
        exp: SIEMPRE,
      });
    },
    getUser: nadie,
    getUserByEmail: nadie,
    generatePasswordResetLink: () => Promise.resolve('https://example.com/otra-contrasena'),
    updateUser: sinEfecto,
    setCustomUserClaims: sinEfecto,
    revokeRefreshTokens: sinEfecto,
  });
}

/** A request as it comes to the function behind Hosting; without a token where nobody is signed in. */
export async function porHttp<T = Record<string, unknown>>(
  token: string | undefined,
  method: string,
  ruta: string,
  { cuerpo, clave, cabeceras: propias }: DatosDeLlamada = {},
): Promise<Respuesta<T>> {
  let texto = '';
  const cabeceras = new Headers();
  const salida = {
    statusCode: 0,
    setHeader: (nombre: string, valor: string | number) => cabeceras.set(nombre, String(valor)),
    end: (json?: string) => void (texto = json ?? ''),
  };
  const headers = {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(clave !== undefined && { 'idempotency-key': clave }),
    ...propias,
  };
  const rawBody = Buffer.from(cuerpo === undefined ? '' : JSON.stringify(cuerpo));
  const peticion = { method, url: `/leal-api/${ruta.replace(/^\//, '')}`, headers, rawBody };
  await atender(peticion, salida as unknown as ServerResponse);
  const json: unknown = texto === '' ? '' : JSON.parse(texto);
  return { estado: salida.statusCode, cuerpo: json as T, cabeceras };
}

/** A callable, as it is reached behind the SDK; a refusal has the status that it would have by HTTP. */
export async function porNombre(token: string, nombre: NombreCallable, data: unknown): Promise<Respuesta> {
  const rawBody = Buffer.from(JSON.stringify({ data }));
  const rawRequest = { headers: { [AUTORIZACION]: `Bearer ${token}` }, rawBody };
  const peticion = { rawRequest } as unknown as PeticionCallable;
  const cabeceras = new Headers();
  try {
    return { estado: 200, cuerpo: (await CALLABLES[nombre].run(peticion)) as never, cabeceras };
  } catch (error) {
    const { message, details } = error as { message: string; details?: { code: CodigoError } };
    if (details === undefined) throw error;
    return { estado: ERRORES[details.code].http, cuerpo: { message, ...details }, cabeceras };
  }
}

export function caminante(
  uid: string,
  id_rol: IdRol,
  email = correoDe(uid),
  sesion = PRIMERA_SESION,
): Caminante {
  const papel = sesion === PRIMERA_SESION ? id_rol : `${id_rol}-${sesion}`;
  const token = `${uid}.${papel}.${Buffer.from(email).toString('base64url')}`;
  return {
    uid,
    id_rol,
    token,
    sesion,
    llamar: (metodo, ruta, peticion) => porHttp(token, metodo, ruta, peticion),
    porNombre: (nombre, data) => porNombre(token, nombre, data),
  };
}
