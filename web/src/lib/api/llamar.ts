import { CABECERA_NEGOCIO, type Llamada, type Respuesta } from '@leal/contract';
import { ERRORES } from '@leal/domain';
import { anotarVersionNegocio } from '../negocio.ts';
import { anotarLinea, respondeLeal } from '../linea.ts';
import { conPlazo, FueraDePlazo } from '../plazo.ts';
import { anotarHora } from '../reloj.ts';
import { obtenerToken, terminarSesion } from '../credencial.ts';
import { sinConexion, sinRespuesta, sinSesion } from './error-api.ts';
import { esNuestra } from './firma.ts';
import { leerRespuesta } from './leer-respuesta.ts';
import type { Argumentos, Opciones, OpcionesCrudas } from './opciones.ts';
import { construirPeticion, type Envio } from './peticion.ts';
import { vigilarCuenta } from './vigilar-cuenta.ts';

/** The browser says that there is no line, and a test confirms it: the browser alone is not reliable. */
export const sinLinea = async (): Promise<boolean> => !navigator.onLine && !(await respondeLeal());

/** A change that may have been sent has an unknown outcome; a read without an answer has just failed. */
const falloDeRed = (clave: string | undefined): Error =>
  clave === undefined ? sinConexion() : sinRespuesta();

async function pedir({ url, init }: Envio, token: string | null, { clave, signal }: OpcionesCrudas) {
  const headers = new Headers(init.headers);
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (clave !== undefined && (await sinLinea())) throw sinConexion();
  const enviado = Date.now();
  const respuesta = await fetch(url, { ...init, headers, ...(signal && { signal }) }).catch(
    (error: unknown) => {
      if (signal?.aborted) throw error;
      anotarLinea(false);
      throw falloDeRed(clave);
    },
  );
  const nuestra = esNuestra(respuesta);
  anotarLinea(nuestra);
  if (!nuestra) throw falloDeRed(clave);
  anotarHora(respuesta.headers.get('X-Leal-Ahora'), enviado, Date.now());
  anotarVersionNegocio(respuesta.headers.get(CABECERA_NEGOCIO));
  return respuesta;
}

/** A change without a token was not sent; a read that got no token in time got no answer in time. */
const tokenOSinConexion = (forzar: boolean, { clave }: OpcionesCrudas): Promise<string | null> =>
  obtenerToken(forzar).catch((error: unknown) => {
    throw clave === undefined && error instanceof FueraDePlazo ? sinRespuesta() : sinConexion();
  });

/**
 * A token that the server refuses is renewed once; if that does not help, the session is over. No token: nothing is
 * sent.
 */
async function pedirConToken(peticion: Envio, publica: boolean, opciones: OpcionesCrudas) {
  if (publica) return pedir(peticion, null, opciones);
  const actual = await tokenOSinConexion(false, opciones);
  if (!actual) throw sinSesion();
  const respuesta = await pedir(peticion, actual, opciones);
  if (respuesta.status !== 401) return respuesta;
  const token = await tokenOSinConexion(true, opciones);
  if (!token) return respuesta;
  const segunda = await pedir(peticion, token, opciones);
  if (segunda.status === 401) terminarSesion(ERRORES.NO_AUTENTICADO.mensaje);
  return segunda;
}

type Ida = Pick<OpcionesCrudas, 'clave' | 'signal' | 'plazo'>;

/**
 * The answer as `leer` reads it, of whatever status, from the token to the last byte within the deadline; without
 * one, an `ErrorApi`.
 */
export async function mandarPeticion<T>(
  peticion: Envio,
  { publica = false, ...opciones }: Ida & { readonly publica?: boolean },
  leer: (respuesta: Response) => Promise<T>,
): Promise<T> {
  const hacer = async (signal: AbortSignal) =>
    leer(await pedirConToken(peticion, publica, { ...opciones, signal }));
  try {
    return await conPlazo(hacer, { signal: opciones.signal, ms: opciones.plazo });
  } catch (error) {
    if (!(error instanceof FueraDePlazo)) throw vigilarCuenta(error);
    anotarLinea(false);
    throw sinRespuesta();
  }
}

export const responder = <T>(
  llamada: Llamada,
  opciones: OpcionesCrudas,
  leer: (respuesta: Response) => Promise<T>,
): Promise<T> =>
  mandarPeticion(
    construirPeticion(llamada, opciones),
    { ...opciones, publica: llamada.roles === 'publica' },
    leer,
  );

/** `llamar` for code that only forwards options it did not write. */
export const llamarCon = <L extends Llamada>(llamada: L, opciones: OpcionesCrudas): Promise<Respuesta<L>> =>
  responder(llamada, opciones, (respuesta) => leerRespuesta(llamada, respuesta));

/** One call of the contract: decoded values in, decoded values out, `ErrorApi` otherwise. */
export const llamar = <L extends Llamada>(
  llamada: L,
  ...[opciones]: Argumentos<Opciones<L>>
): Promise<Respuesta<L>> => llamarCon(llamada, opciones ?? {});
