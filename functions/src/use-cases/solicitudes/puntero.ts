import type { SolicitudDoc } from '@leal/contract/documentos';
import { reglasDe } from '@leal/domain';
import type { Cambio } from '../../context/transaccion.ts';
import { creditos, movimientos } from '../../data/creditos.ts';

/**
 * The pointer says that a request is open, so that there is no second one: a field of its credit, or of the payment
 * that it is about. `id` null: it is decided, and the next one may be asked for. The pointer of several abonos is part
 * of its day and goes with it.
 */
export function apuntar({ tx }: Cambio, solicitud: SolicitudDoc, id: string | null): void {
  const { tipo, id_credito, datos } = solicitud;
  const { puntero } = reglasDe(tipo);
  if (puntero === null || id_credito === null) return;
  if (puntero !== 'pago') tx.update(creditos.doc(id_credito), { [puntero]: id });
  else if (!('id_movimiento' in datos)) throw new Error(`A request of ${tipo} names no payment`);
  else tx.update(movimientos(id_credito).doc(datos.id_movimiento), { solicitud_abierta: id });
}
