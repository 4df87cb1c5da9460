import type { CreditoDoc, MovimientoDoc } from '@leal/contract/documentos';

/** Booked on a loan that was written off. Of the same second either may have come first: whoever was still expected has left a card. */
export function trasElCastigo({ castigo }: CreditoDoc, { sincronizado_en, debido }: MovimientoDoc): boolean {
  if (!castigo) return false;
  const despues_ms = sincronizado_en.getTime() - castigo.en.getTime();
  return Math.abs(despues_ms) <= 1_000 ? debido === undefined : despues_ms > 0;
}
