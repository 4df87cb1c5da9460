import { type Aportacion, diferencia, fechaLocal } from '@leal/domain';
import { moverDias, sumarATotales } from '../../data/totales.ts';
import type { Cambio } from '../../context/transaccion.ts';

/**
 * Moves the cash in the collector's hands, and what of it is written off on a day, by what something adds now less what it added
 * before, in the transaction that changes it. A payment's is in the sums that its row moves anyway (`aportacionMovimiento`), an expense's too.
 */
export function moverEnMano(
  { tx, ahora }: Pick<Cambio, 'tx' | 'ahora'>,
  id_cobrador: string,
  antes: Aportacion,
  despues: Aportacion,
): void {
  const { totales, dias } = diferencia(antes, despues);
  if (Object.keys(totales).length > 0) sumarATotales(tx, id_cobrador, totales, { hoy: fechaLocal(ahora) });
  moverDias(tx, id_cobrador, { dias }, ahora);
}
