import { type Centavos, esPlazo, formatearPesos, planearRenovacion } from '@leal/domain';

/** The way of the cash: it settles the old balance, and the rest is handed over. */
export type Entrega =
  | { readonly tipo: 'falta' }
  | { readonly tipo: 'corta' }
  | { readonly tipo: 'cubre'; readonly entregado: Centavos };

/** The same words in the question, its toast, the history and the collector's notice. */
export const textoEntregar = (monto: Centavos): string => `Entregar ${formatearPesos(monto)}`;

/** `falta`: a value is still missing; `corta`: the amount would not settle the old balance. Centavos. */
export function entregaDe(monto: Centavos | null, plazo: unknown, saldo: Centavos | undefined): Entrega {
  if (monto === null || monto <= 0 || saldo === undefined || !esPlazo(plazo)) return { tipo: 'falta' };
  const plan = planearRenovacion(monto, plazo, saldo);
  return plan.tipo === 'valida' ? { tipo: 'cubre', entregado: plan.monto_entregado } : { tipo: 'corta' };
}
