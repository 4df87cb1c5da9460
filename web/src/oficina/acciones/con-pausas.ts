// One of several actions that a page sends one after the other.
import type { Accion } from '../../lib/acciones/accion.ts';
import { mutacionDe } from '../../lib/acciones/use-accion.ts';
import { clienteConsultas } from '../../lib/api/cliente-consultas.ts';
import { ErrorApi } from '../../lib/api/error-api.ts';
import { mejorMomento } from '../../lib/linea.ts';
import type { Plano } from '../../lib/salida/registro.ts';

const VECES = 5;
const PAUSA_MS = 1000;

/** Nothing was done: the server is busy, or this person has asked too much of it. */
const espera = (error: unknown): boolean =>
  error instanceof ErrorApi && ['DEMASIADAS_SOLICITUDES', 'INTENTA_DE_NUEVO'].includes(error.codigo);

/**
 * Sends it, after a pause once more where nothing was done. A lost answer is asked for until it comes. `fin`: the session is over,
 * and what waits for another try is not sent by whoever comes next.
 */
export async function conPausas<C extends Plano, D, R>(
  accion: Accion<C, D, R>,
  pedido: { readonly acerca: C; readonly datos: D },
  fin: AbortSignal,
): Promise<R> {
  for (let vez = 1; ; vez += 1) {
    try {
      const mutacion = clienteConsultas.getMutationCache().build(clienteConsultas, mutacionDe(accion));
      // oxlint-disable-next-line no-await-in-loop -- the same one again
      return (await mutacion.execute(pedido)).respuesta;
    } catch (error) {
      if (!espera(error) || vez === VECES || fin.aborted) throw error;
    }
    // oxlint-disable-next-line no-await-in-loop -- one pause after the other
    await mejorMomento(PAUSA_MS * vez, fin);
  }
}
