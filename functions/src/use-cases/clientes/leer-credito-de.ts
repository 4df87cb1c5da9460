import type { ClienteDoc, CreditoDoc } from '@leal/contract/documentos';
import { creditos } from '../../data/creditos.ts';
import type { Cambio } from '../../platform/transaccion.ts';

/** The credit that carries the client's copy and its open edit, and whose term an edit could change. */
export async function leerCreditoDe({ tx }: Cambio, cliente: ClienteDoc): Promise<CreditoDoc | undefined> {
  const id = cliente.id_credito_abierto ?? cliente.id_credito_ultimo;
  return id === null ? undefined : (await tx.get(creditos.doc(id))).data();
}
