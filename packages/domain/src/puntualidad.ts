import { diasEntre, type Fecha, type Festivo, sumarDias } from './calendario.ts';
import { diasTranscurridos } from './credito.ts';
import { type Centavos, CERO, sumar } from './dinero.ts';
import { estaVivo, type TipoMovimiento } from './ledger.ts';
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

/** The first days of a credit that an amount pays: one for each daily payment, the last with the last peso. */
function diasPagados(credito: CreditoConPlan, pagado: Centavos): number {
  const { dias_pago, monto_total_centavos: total, monto_diario_centavos: diario } = credito;
  return pagado >= total ? dias_pago : Math.min(Math.floor(pagado / diario), dias_pago - 1);
}

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
  const { fecha_inicio, dias_pago } = credito;
  if (fecha_inicio === null || renglones.some(({ tipo }) => tipo === 'apertura')) return null;
  const enOrden = renglones.filter(estaVivo).toSorted((a, b) => diasEntre(b.fecha, a.fecha));
  let pagado = CERO;
  let cubiertos = 0;
  let aTiempo = 0;
  for (const { fecha, monto_centavos } of enOrden) {
    pagado = sumar(pagado, monto_centavos);
    const hasta = diasPagados(credito, pagado);
    const yaVencidos = diasTranscurridos(fecha_inicio, sumarDias(fecha, -1), dias_pago, festivos);
    aTiempo += Math.max(hasta - Math.max(cubiertos, yaVencidos), 0);
    cubiertos = hasta;
  }
  return aTiempo;
}
