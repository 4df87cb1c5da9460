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

function errorDe(http: number, json: unknown): ErrorApi {
  const leido = z.safeParse(respuestaError, json);
  if (!leido.success) return new ErrorApi({ codigo: 'ERROR_INTERNO', http });
  const { message: mensaje, code, detalles, actual } = leido.data;
  const codigo = leerCodigo(code);
  return new ErrorApi({ codigo, mensaje, http, ...(detalles && { detalles }), ...(actual && { actual }) });
}

/** The decoded answer, or an `ErrorApi`; a body that is not JSON is the platform's, not ours. */
export async function leerRespuesta<L extends Llamada>(
  llamada: L,
  respuesta: Response,
): Promise<Respuesta<L>> {
  if (respuesta.status === 204) return undefined as Respuesta<L>;
  const json = await leerJson(respuesta);
  if (!respuesta.ok) throw errorDe(respuesta.status, json);
  const leida = z.safeDecode(llamada.respuesta, json);
  if (!leida.success) throw new ErrorApi({ codigo: 'ERROR_INTERNO', http: respuesta.status });
  return leida.data as Respuesta<L>;
}
