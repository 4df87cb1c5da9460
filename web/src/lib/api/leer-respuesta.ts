import { respuestaError, type Llamada, type Respuesta } from '@leal/contract';
import * as z from 'zod/mini';
import { ErrorApi, leerCodigo, sinRespuesta } from './error-api.ts';

/**
 * Somebody on the way has answered (a gateway, the login page of a public network), so what the server did is unknown;
 * its refusal is none of ours.
 */
const ajena = ({ status }: Response): ErrorApi =>
  new ErrorApi({ codigo: 'ERROR_INTERNO', http: status >= 400 && status < 500 ? 0 : status });

async function leerJson(respuesta: Response): Promise<unknown> {
  try {
    return await respuesta.json();
  } catch (error) {
    // A line that broke while the answer came gives another error.
    if (!(error instanceof SyntaxError)) throw sinRespuesta();
    throw ajena(respuesta);
  }
}

/** Retry-After of our own server is in seconds. */
export const esperaDe = (respuesta: Response): number | undefined =>
  Number(respuesta.headers.get('Retry-After')) * 1_000 || undefined;

function errorDe(respuesta: Response, json: unknown): ErrorApi {
  const leido = z.safeParse(respuestaError, json);
  if (!leido.success) return ajena(respuesta);
  const espera_ms = esperaDe(respuesta);
  const { message: mensaje, code, detalles, actual } = leido.data;
  return new ErrorApi({
    codigo: leerCodigo(code),
    mensaje,
    http: respuesta.status,
    ...(detalles && { detalles }),
    ...(actual && { actual }),
    ...(espera_ms !== undefined && { espera_ms }),
  });
}

/** The body of a success as it came, or an `ErrorApi`. */
export async function leerCuerpo(respuesta: Response): Promise<unknown> {
  if (respuesta.status === 204) return undefined;
  const json = await leerJson(respuesta);
  if (!respuesta.ok) throw errorDe(respuesta, json);
  return json;
}

/** The body of a success as the contract reads it. */
export function decodificar<L extends Llamada>(llamada: L, json: unknown, http: number): Respuesta<L> {
  if (http === 204) return undefined as Respuesta<L>;
  const leida = z.safeDecode(llamada.respuesta, json);
  if (!leida.success) throw new ErrorApi({ codigo: 'ERROR_INTERNO', http });
  return leida.data as Respuesta<L>;
}

/** The decoded answer, or an `ErrorApi`; a body that is not JSON is the platform's, not ours. */
export async function leerRespuesta<L extends Llamada>(
  llamada: L,
  respuesta: Response,
): Promise<Respuesta<L>> {
  return decodificar(llamada, await leerCuerpo(respuesta), respuesta.status);
}
