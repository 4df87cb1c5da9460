import type { CreditoDoc } from '@leal/contract/documentos';
import { type Centavos, motivoSinConfirmar, type Negocio } from '@leal/domain';
import type { Transaction } from 'firebase-admin/firestore';
import { leerPorConfirmar } from '../../data/creditos.ts';

export type SinConfirmar = {
  /** What of it nobody has seen in the bank. */
  readonly por_confirmar: Centavos;
  /** Why it is not renewed for that; null: it may be. */
  readonly motivo: string | null;
};

/** What the bank has to say before the credit is renewed, by the settings of now; in a transaction or outside. */
export async function leerSinConfirmar(
  credito: CreditoDoc,
  { parametros }: Pick<Negocio, 'parametros'>,
  tx?: Transaction,
): Promise<SinConfirmar> {
  const por_confirmar = await leerPorConfirmar(credito, tx);
  const { total_pagado_centavos: total_pagado } = credito;
  return {
    por_confirmar,
    motivo: motivoSinConfirmar({ sin_confirmar: por_confirmar, total_pagado }, parametros),
  };
}
