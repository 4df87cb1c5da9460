import { diasEntre, type Fecha } from './calendario.ts';
import { type DiasSinCobro, festivosDelPlan } from './calendario-de-cobro.ts';
import { diaDePago } from './credito.ts';
import type { EstadoCreditoLedger } from './ledger.ts';
import { abonosCubiertos } from './plan-de-pagos.ts';

type CreditoQueDebe = Pick<
  EstadoCreditoLedger,
  | 'estado_credito'
  | 'fecha_inicio'
  | 'fecha_vencimiento'
  | 'calendario'
  | 'dias_pago'
  | 'monto_total_centavos'
  | 'monto_diario_centavos'
  | 'saldo_centavos'
  | 'entrega'
>;

/**
 * The first due day of a loan that is not covered whole, in the past or to come: its days behind count from there. Null where nobody
 * owes: it is not active, or its cash was not handed over yet.
 */
export function debeDesde(credito: CreditoQueDebe, dias: DiasSinCobro): Fecha | null {
  const { estado_credito, fecha_inicio, dias_pago, saldo_centavos, entrega } = credito;
  const { monto_total_centavos: monto_total, monto_diario_centavos: monto_diario } = credito;
  const debe = estado_credito === 'Aprobado' && saldo_centavos > 0 && entrega?.estado !== 'por_entregar';
  if (!debe || fecha_inicio === null) return null;
  const cubiertos = abonosCubiertos({ monto_total, monto_diario, dias_pago }, saldo_centavos);
  return diaDePago(fecha_inicio, cubiertos + 1, dias_pago, festivosDelPlan(credito, dias));
}

/** The days for which the loan is behind by then; 0 for whoever owes nothing, or only what is to come. */
export const diasAtrasado = (debe_desde: Fecha | null | undefined, hoy: Fecha): number =>
  debe_desde ? Math.max(diasEntre(debe_desde, hoy), 0) : 0;
