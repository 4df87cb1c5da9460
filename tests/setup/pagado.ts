// Credits of a test's portfolio with so much of them paid, before the suite's day (2026-11-18).
import { centavos, fecha } from '@leal/domain';
import type { CreditoDeCartera } from '@leal/seed';

const DIAS = ['09', '10', '11', '12', '13', '14'];
/** Five daily amounts of 3,000 in 30 days: one more in a day would need approval. */
const TOPE_DEL_DIA = 60_000;

/** 3,000 lent, 3,600 to pay: this much of it paid (in pesos, at most all of it). */
export function pagado(pesos: number, resto: CreditoDeCartera = {}): CreditoDeCartera {
  const movimientos = DIAS.map((dia, i) => {
    const falta = Math.round(pesos * 100) - i * TOPE_DEL_DIA;
    const monto = centavos(Math.max(Math.min(falta, TOPE_DEL_DIA), 0));
    return { tipo: 'pago' as const, fecha: fecha(`2026-11-${dia}`), monto };
  });
  return { ...resto, movimientos: movimientos.filter(({ monto }) => monto > 0) };
}

/** Exactly four fifths: it may be renewed, and six abonos more may still be paid. */
export const POR_RENOVAR: CreditoDeCartera = pagado(2880);
