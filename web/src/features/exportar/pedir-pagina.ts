import { clientesExcel, respuestaError, type Consulta } from '@leal/contract';
import * as z from 'zod/mini';
import { ErrorApi, leerCodigo, sinRespuesta } from '../../lib/api/error-api.ts';
import { responder } from '../../lib/api/llamar.ts';

export type ConsultaExcel = Consulta<typeof clientesExcel>;

/** Five hundred rows take longer than a call of a normal screen. */
const PLAZO_PAGINA_MS = 60_000;

const DESCONOCIDO = 'Error desconocido';

/** The server's own error, else the spec's words for an answer without one (spec §8). */
async function falloDe(respuesta: Response): Promise<ErrorApi> {
  const json: unknown = await respuesta.json().catch(() => null);
  const leido = z.safeParse(respuestaError, json);
  const { message = '', code = '' } = leido.data ?? {};
  return new ErrorApi({
    codigo: leerCodigo(code),
    mensaje: message.trim() || DESCONOCIDO,
    http: respuesta.status,
  });
}

async function leer(respuesta: Response): Promise<ArrayBuffer> {
  if (!respuesta.ok) throw await falloDe(respuesta);
  return respuesta.arrayBuffer();
}

/**
 * A page of rows as it was sent, for the worker to read. Throws an `ErrorApi` (`http` 0 when it did not come, or not
 * whole), or the signal's reason when it was given up.
 */
export async function pedirPagina(consulta: ConsultaExcel, dejar: AbortSignal): Promise<ArrayBuffer> {
  try {
    return await responder(clientesExcel, { consulta, signal: dejar, plazo: PLAZO_PAGINA_MS }, leer);
  } catch (error) {
    throw dejar.aborted || error instanceof ErrorApi ? error : sinRespuesta();
  }
}
