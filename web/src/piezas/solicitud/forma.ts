import { textoDeForma, type Transferencia } from '@leal/domain';

/** A request about a payment, as far as it tells its form. */
export type ConForma = {
  readonly transferencia?: Transferencia | undefined;
  /** The form that is asked for, null for cash; absent: it stays as it is. */
  readonly transferencia_nueva?: Transferencia | null | undefined;
};

/** 'Efectivo → Transferencia MBAN01, del 17/11/2026', where a transfer is or was meant; null for cash alone. */
export function textoDeFormas({ transferencia, transferencia_nueva: nueva }: ConForma): string | null {
  if (!transferencia && !nueva) return null;
  const formas = [transferencia, ...(nueva === undefined ? [] : [nueva ?? undefined])];
  return formas.map((forma) => textoDeForma({ transferencia: forma }) ?? 'Efectivo').join(' → ');
}

/** 'en efectivo', 'por transferencia', where the form is to change; else null. */
export function comoQueda({ transferencia_nueva: nueva }: ConForma): string | null {
  if (nueva === undefined) return null;
  return nueva === null ? 'en efectivo' : 'por transferencia';
}
