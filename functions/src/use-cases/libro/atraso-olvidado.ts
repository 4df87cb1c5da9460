import type { CreditoDoc } from '@leal/contract/documentos';
import { type AtrasoCancelado, estaVivo, type Fecha } from '@leal/domain';
import type { Transaction } from 'firebase-admin/firestore';
import { movimientos } from '../../data/creditos.ts';

/**
 * The late day of a date that the credit no longer carries (`gestiones` has the last eight); null where there is none, or
 * where the credit knows by itself. Only what a manager books can be of such a day: no payment pays this read.
 */
export async function leerAtrasoOlvidado(
  tx: Transaction,
  { id_credito, gestiones }: CreditoDoc,
  fecha: Fecha,
): Promise<AtrasoCancelado | null> {
  if (gestiones[fecha]) return null;
  const { docs } = await tx.get(movimientos(id_credito).todas().where('fecha', '==', fecha));
  const renglones = docs.map((foto) => foto.data());
  return renglones.find((atraso) => atraso.tipo === 'atraso' && estaVivo(atraso)) ?? null;
}
