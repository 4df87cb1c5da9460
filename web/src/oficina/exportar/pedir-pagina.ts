import { type Llamada, respuestaError } from '@leal/contract';
import * as z from 'zod/mini';
import { ErrorApi, leerCodigo, sinRespuesta } from '../../lib/api/error-api.ts';
import { esperaDe } from '../../lib/api/leer-respuesta.ts';
import { responder } from '../../lib/api/llamar.ts';

/** Five hundred rows take longer than a call of a normal screen. */
const PLAZO_PAGINA_MS = 60_000;

const DESCONOCIDO = 'Error desconocido';

/** The server's own error, else the spec's words for an answer without one (spec §8). */
async function falloDe(respuesta: Response): Promise<ErrorApi> {
  const json: unknown = await respuesta.json().catch(() => null);
  const leido = z.safeParse(respuestaError, json);
  const { message = '', code = '' } = leido.data ?? {};
  const espera_ms = esperaDe(respuesta);
  return new ErrorApi({
    codigo: leerCodigo(code),
    mensaje: message.trim() || DESCONOCIDO,
    http: respuesta.status,
    ...(espera_ms !== undefined && { espera_ms }),
  });
}

async function leer(respuesta: Response): Promise<ArrayBuffer> {
  if (!respuesta.ok) throw await falloDe(respuesta);
  return respuesta.arrayBuffer();
}

async function unaVez(llamada: Llamada, consulta: object, dejar: AbortSignal): Promise<ArrayBuffer> {
  try {
    return await responder(llamada, { consulta, signal: dejar, plazo: PLAZO_PAGINA_MS }, leer);
  } catch (error) {
    throw dejar.aborted || error instanceof ErrorApi ? error : sinRespuesta();
  }
}

const dormir = (ms: number): Promise<void> => new Promise((resolver) => setTimeout(resolver, ms));

/** The files of the largest offices read more at once than one person may: then each page waits for its turn. */
const TURNOS = 60;

const esperaTurno = (error: unknown): number | undefined =>
  error instanceof ErrorApi && error.codigo === 'DEMASIADAS_SOLICITUDES' ? error.espera_ms : undefined;

/**
 * A page of rows as it was sent, for the worker to read. Throws an `ErrorApi` (`http` 0 when it did not come, or not
 * whole), or the signal's reason when it was given up.
 */
export async function pedirPagina(
  llamada: Llamada,
  consulta: object,
  dejar: AbortSignal,
): Promise<ArrayBuffer> {
  for (let turno = 1; ; turno += 1) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- the same one again
      return await unaVez(llamada, consulta, dejar);
    } catch (error) {
      const ms = esperaTurno(error);
      if (ms === undefined || turno === TURNOS) throw error;
      // oxlint-disable-next-line no-await-in-loop -- one pause after the other
      await dormir(ms);
    }
    dejar.throwIfAborted();
  }
}
