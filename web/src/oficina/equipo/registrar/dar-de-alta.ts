import { type IdRol, MENSAJE_CONTRASENA_DEBIL } from '@leal/domain';
import { ErrorApi } from '../../../lib/api/error-api.ts';
import type { Cuenta } from '../../../lib/sesion/cuentas.ts';
import { codigoDe, mensajeDeAcceso } from '../../../lib/sesion/error-acceso.ts';

type Persona = { readonly nombre: string; readonly email: string; readonly id_rol: IdRol };
export type Pedido = Persona & { readonly contrasena: string };

/** The data that are sent to the server. */
type Registro = {
  readonly cuerpo: Persona & ({ readonly uid: string } | { readonly contrasena: string });
};

/** The two halves that a registration touches: the identity service, and our server. */
export type Puertos = {
  readonly crear: (email: string, contrasena: string) => Promise<Cuenta>;
  /** Sends it until the outcome is known; throws only when it was definitely not done. */
  readonly registrar: (registro: Registro) => Promise<unknown>;
};

export type Desenlace = { readonly tipo: 'hecho' } | { readonly tipo: 'fallo'; readonly error: unknown };

/** The server's half; when it refuses, the account that was made for it is deleted. A doubt is no refusal. */
async function registrarEnServidor(
  { registrar }: Puertos,
  registro: Registro,
  borrar: Cuenta['borrar'] | null,
): Promise<Desenlace> {
  try {
    await registrar(registro);
    return { tipo: 'hecho' };
  } catch (error) {
    // If the account cannot be deleted because the line is down, the next try takes it over.
    if (error instanceof ErrorApi) await borrar?.().catch(() => undefined);
    return { tipo: 'fallo', error };
  }
}

/** The account to register. If the address has one already, the server knows whether it is taken or half-registered. */
async function cuentaPara({ crear }: Puertos, { email, contrasena }: Pedido) {
  try {
    const { uid, borrar } = await crear(email, contrasena);
    return { cuenta: { uid }, borrar };
  } catch (error) {
    if (codigoDe(error) !== 'auth/email-already-in-use') throw error;
    // This call did not make the account, so it must not delete it.
    return { cuenta: { contrasena }, borrar: null };
  }
}

/** First the account, then the record (spec §4). */
export async function darDeAlta(puertos: Puertos, pedido: Pedido): Promise<Desenlace> {
  try {
    const { cuenta, borrar } = await cuentaPara(puertos, pedido);
    const { nombre, email, id_rol } = pedido;
    const registro = { cuerpo: { nombre, email, id_rol, ...cuenta } };
    return await registrarEnServidor(puertos, registro, borrar);
  } catch (error) {
    return { tipo: 'fallo', error };
  }
}

const GENERICO = 'Error al registrar usuario. Inténtalo de nuevo.';

/** The identity service's codes that have another message here than at the login. */
const MENSAJES: Readonly<Record<string, string>> = {
  'auth/invalid-email': 'Correo electrónico inválido',
  'auth/weak-password': MENSAJE_CONTRASENA_DEBIL,
  'auth/password-does-not-meet-requirements': MENSAJE_CONTRASENA_DEBIL,
};

export type Fallo = { readonly mensaje: string; readonly campo: 'email' | 'password' | null };

const campoDe = (codigo: string): Fallo['campo'] =>
  codigo in MENSAJES ? (codigo === 'auth/invalid-email' ? 'email' : 'password') : null;

/** The message of a failed registration (spec §8), and the field that it belongs to. */
export function falloDeAlta(error: unknown): Fallo {
  if (error instanceof ErrorApi)
    return { mensaje: error.mensaje, campo: error.codigo === 'EMAIL_EXISTS' ? 'email' : null };
  const codigo = codigoDe(error);
  return { mensaje: MENSAJES[codigo] ?? mensajeDeAcceso(error, GENERICO), campo: campoDe(codigo) };
}
