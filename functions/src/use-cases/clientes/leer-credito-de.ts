import type { ClienteDoc, CreditoDoc } from '@leal/contract/documentos';
import { creditos } from '../../data/creditos.ts';
import type { Cambio } from '../../platform/transaccion.ts';

/** The credit that carries the client's copy and its open edit, and whose term an edit could change. */
export function referenciaDeCredito({ id_credito_abierto, id_credito_ultimo }: ClienteDoc) {
  const id = id_credito_abierto ?? id_credito_ultimo;
  return id === null ? null : creditos.doc(id);
}

export async function leerCreditoDe({ tx }: Cambio, cliente: ClienteDoc): Promise<CreditoDoc | undefined> {
  const referencia = referenciaDeCredito(cliente);
  return referencia === null ? undefined : (await tx.get(referencia)).data();
}
