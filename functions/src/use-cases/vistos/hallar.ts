import type { ClienteDoc, CreditoDoc, MovimientoDoc } from '@leal/contract/documentos';
import type { DocumentReference } from 'firebase-admin/firestore';
import { leer } from '../../data/coleccion.ts';
import { creditoDelCliente, creditos, movimientos } from '../../data/creditos.ts';
import { ErrorApp } from '../../platform/errores.ts';

/* A question that opens reads what it is about again: whatever list it was opened from may be old. */

export async function hallar<T>(referencia: DocumentReference<T>): Promise<T> {
  const documento = await leer(referencia);
  if (documento === undefined) throw new ErrorApp('NO_ENCONTRADO');
  return documento;
}

export const hallarPago = (id_credito: string | null, id_movimiento: string): Promise<MovimientoDoc> =>
  hallar(movimientos(id_credito ?? '').doc(id_movimiento));

/** The payment, with the credit that it was made to. */
export async function hallarPagoYCredito(id_credito: string | null, id_movimiento: string) {
  const [pago, credito] = await Promise.all([
    hallarPago(id_credito, id_movimiento),
    hallar(creditos.doc(id_credito ?? '')),
  ]);
  return { pago, credito };
}

export const creditoDe = async (cliente: ClienteDoc): Promise<CreditoDoc | undefined> => {
  const referencia = creditoDelCliente(cliente);
  return referencia === null ? undefined : leer(referencia);
};
