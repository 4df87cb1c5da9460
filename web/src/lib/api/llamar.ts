import { CABECERA_NEGOCIO, type Llamada, type Respuesta } from '@leal/contract';
import { anotarVersionNegocio } from '../negocio.ts';
import { anotarHora } from '../reloj.ts';
import { obtenerToken, terminarSesion } from '../sesion/credencial.ts';
import { sinConexion } from './error-api.ts';
import { leerRespuesta } from './leer-respuesta.ts';
import type { Argumentos, Opciones, OpcionesCrudas } from './opciones.ts';
import { construirPeticion, type Peticion } from './peticion.ts';

/** After this the answer of a keyed call is given up, so that it can be repeated with its key. */
const ESPERA_MS = 20_000;

const senal = ({ clave, signal }: OpcionesCrudas): AbortSignal | undefined => {
  const senales = [...(signal ? [signal] : []), ...(clave ? [AbortSignal.timeout(ESPERA_MS)] : [])];
  return senales.length > 0 ? AbortSignal.any(senales) : undefined;
};

async function pedir({ url, init }: Peticion, token: string | null, opciones: OpcionesCrudas) {
  const headers = new Headers(init.headers);
  if (token) headers.set('Authorization', `Bearer ${token}`);
  const signal = senal(opciones);
  const enviado = Date.now();
  try {
    const respuesta = await fetch(url, { ...init, headers, ...(signal && { signal }) });
    anotarHora(respuesta.headers.get('X-Leal-Ahora'), enviado, Date.now());
    anotarVersionNegocio(respuesta.headers.get(CABECERA_NEGOCIO));
    return respuesta;
  } catch (error) {
    if (opciones.signal?.aborted) throw error;
    throw sinConexion();
  }
}

const tokenOSinConexion = (forzar: boolean): Promise<string | null> =>
  obtenerToken(forzar).catch(() => {
    throw sinConexion();
  });

/** A token that the server no longer takes is renewed once; if that does not help, the session is over. */
async function pedirConToken(peticion: Peticion, publica: boolean, opciones: OpcionesCrudas) {
  if (publica) return pedir(peticion, null, opciones);
  const respuesta = await pedir(peticion, await tokenOSinConexion(false), opciones);
  if (respuesta.status !== 401) return respuesta;
  const token = await tokenOSinConexion(true);
  if (!token) return respuesta;
  const segunda = await pedir(peticion, token, opciones);
  if (segunda.status === 401) terminarSesion();
  return segunda;
}

/** The answer as it came, of whatever status, for who reads it elsewhere; without one, an `ErrorApi`. */
export const responder = (llamada: Llamada, opciones: OpcionesCrudas): Promise<Response> =>
  pedirConToken(construirPeticion(llamada, opciones), llamada.roles === 'publica', opciones);

/** `llamar` for code that only forwards options it did not write. */
export const llamarCon = async <L extends Llamada>(
  llamada: L,
  opciones: OpcionesCrudas,
): Promise<Respuesta<L>> => leerRespuesta(llamada, await responder(llamada, opciones));

/** One call of the contract: decoded values in, decoded values out, `ErrorApi` otherwise. */
export const llamar = <L extends Llamada>(
  llamada: L,
  ...[opciones]: Argumentos<Opciones<L>>
): Promise<Respuesta<L>> => llamarCon(llamada, opciones ?? {});
