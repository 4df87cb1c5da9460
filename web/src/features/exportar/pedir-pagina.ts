import { clientesExcel, respuestaError, type Consulta } from '@leal/contract';
import * as z from 'zod/mini';
import { ErrorApi, leerCodigo, sinConexion } from '../../lib/api/error-api.ts';
import { responder } from '../../lib/api/llamar.ts';

export type ConsultaExcel = Consulta<typeof clientesExcel>;

/** A page that has not come by then does not come any more. */
const ESPERA_MS = 60_000;

const DESCONOCIDO = 'Error desconocido';

/** What the server says of itself, else the spec's word for its silence (spec §8). */
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

/**
 * A page of rows as it travelled, for the worker to read. Throws an `ErrorApi`: `http` 0 when it did not come,
 * or not whole; the signal's reason when it was given up.
 */
export async function pedirPagina(consulta: ConsultaExcel, dejar: AbortSignal): Promise<ArrayBuffer> {
  const signal = AbortSignal.any([dejar, AbortSignal.timeout(ESPERA_MS)]);
  try {
    const respuesta = await responder(clientesExcel, { consulta, signal });
    if (!respuesta.ok) throw await falloDe(respuesta);
    return await respuesta.arrayBuffer();
  } catch (error) {
    if (dejar.aborted || error instanceof ErrorApi) throw error;
    throw sinConexion();
  }
}
