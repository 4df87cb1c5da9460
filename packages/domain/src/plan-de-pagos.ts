import { type Fecha, type Festivo, sumarDias } from './calendario.ts';
import { type Centavos, CERO, minimo, restar } from './dinero.ts';
import type { Plazo } from './plazo.ts';
import { esCobrable } from './ventana-cobranza.ts';

/** The payment that is expected of a loan on one of its days. */
export type PagoPrevisto = { readonly numero: number; readonly fecha: Fecha; readonly monto: Centavos };

export type CreditoPlaneado = {
  readonly monto_total: Centavos;
  readonly monto_diario: Centavos;
  readonly dias_pago: Plazo;
  readonly fecha_inicio: Fecha;
};

/**
 * The payments of a loan on its collectable days, from the day after its start: a daily amount each, and the last one
 * what rounding has left. They add up to the total; of an amount that rounds up, the last ones may be 0.
 */
export function planDePagos(
  { monto_total, monto_diario, dias_pago, fecha_inicio }: CreditoPlaneado,
  festivos: readonly Festivo[],
): PagoPrevisto[] {
  const plan: PagoPrevisto[] = [];
  let falta = monto_total;
  for (let dia = sumarDias(fecha_inicio, 1); plan.length < dias_pago; dia = sumarDias(dia, 1)) {
    if (!esCobrable(dia, dias_pago, festivos)) continue;
    const numero = plan.length + 1;
    const monto = numero === dias_pago ? falta : minimo(monto_diario, falta);
    plan.push({ numero, fecha: dia, monto });
    falta = restar(falta, monto);
  }
  return plan;
}

/** How many of its daily amounts are paid whole, when that much of the loan remains; the last one is what rounding leaves. */
export const abonosCubiertos = (
  { monto_total, monto_diario, dias_pago }: Omit<CreditoPlaneado, 'fecha_inicio'>,
  saldo: Centavos,
): number =>
  saldo === CERO ? dias_pago : Math.min(Math.floor(restar(monto_total, saldo) / monto_diario), dias_pago - 1);
