import { respuestaError, type Llamada, type Respuesta } from '@leal/contract';
import * as z from 'zod/mini';
import { ErrorApi, leerCodigo, sinRespuesta } from './error-api.ts';

async function leerJson(respuesta: Response): Promise<unknown> {
  try {
    return await respuesta.json();
  } catch (error) {
    // Else the line broke while it came.
    if (!(error instanceof SyntaxError)) throw sinRespuesta();
    throw new ErrorApi({ codigo: 'ERROR_INTERNO', http: respuesta.status });
  }
}

/** Retry-After of our own server is in seconds. */
const esperaDe = (respuesta: Response): number | undefined =>
  Number(respuesta.headers.get('Retry-After')) * 1_000 || undefined;

function errorDe(respuesta: Response, json: unknown): ErrorApi {
  const { status: http } = respuesta;
  const espera_ms = esperaDe(respuesta);
  const comun = { http, ...(espera_ms !== undefined && { espera_ms }) };
  const leido = z.safeParse(respuestaError, json);
  if (!leido.success) return new ErrorApi({ codigo: 'ERROR_INTERNO', ...comun });
  const { message: mensaje, code, detalles, actual } = leido.data;
  const codigo = leerCodigo(code);
  return new ErrorApi({
    codigo,
    mensaje,
    ...comun,
    ...(detalles && { detalles }),
    ...(actual && { actual }),
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
