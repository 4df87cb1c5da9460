import { diasEntre, type Fecha, type Festivo, sumarDias } from './calendario.ts';
import { calcularSaldo, diasTranscurridos } from './credito.ts';
import { type Centavos, CERO, sumar } from './dinero.ts';
import { estaVivo, type TipoMovimiento } from './ledger.ts';
import { abonosCubiertos } from './plan-de-pagos.ts';
import type { Plazo } from './plazo.ts';

type CreditoConPlan = {
  readonly fecha_inicio: Fecha | null;
  readonly dias_pago: Plazo;
  readonly monto_total_centavos: Centavos;
  readonly monto_diario_centavos: Centavos;
};

type Renglon = {
  readonly tipo?: TipoMovimiento | undefined;
  readonly monto_centavos: Centavos;
  readonly fecha: Fecha;
  readonly eliminado?: unknown;
  readonly cancelado?: unknown;
};

/**
 * Counts the days of a credit, of its `dias_pago`, that were covered by their due date. Day i falls due on the i-th
 * collectable day after the start; it is covered once the live payments and the settlement add up to i daily payments
 * (day `dias_pago`: to the whole total). Rows count on their business date, whenever they arrived; who pays ahead is on
 * time, and a renewal settles on its own day. Null for a credit that never began, and for one that ran before Leal: nobody knows
 * when its first payments were made.
 */
export function diasATiempo(
  credito: CreditoConPlan,
  renglones: readonly Renglon[],
  festivos: readonly Festivo[],
): number | null {
  const { fecha_inicio, dias_pago, monto_total_centavos: monto_total } = credito;
  if (fecha_inicio === null || renglones.some(({ tipo }) => tipo === 'apertura')) return null;
  const enOrden = renglones.filter(estaVivo).toSorted((a, b) => diasEntre(b.fecha, a.fecha));
  const plan = { dias_pago, monto_total, monto_diario: credito.monto_diario_centavos };
  let pagado = CERO;
  let cubiertos = 0;
  let aTiempo = 0;
  for (const { fecha, monto_centavos } of enOrden) {
    pagado = sumar(pagado, monto_centavos);
    const hasta = abonosCubiertos(plan, calcularSaldo(monto_total, pagado));
    const yaVencidos = diasTranscurridos(fecha_inicio, sumarDias(fecha, -1), dias_pago, festivos);
    aTiempo += Math.max(hasta - Math.max(cubiertos, yaVencidos), 0);
    cubiertos = hasta;
  }
  return aTiempo;
}
