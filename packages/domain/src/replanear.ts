import { type DiasSinCobro, versionVigente } from './calendario-de-cobro.ts';
import { calcularCredito, calcularSaldo, fechaVencimiento } from './credito.ts';
import { type Centavos, centavos, restar } from './dinero.ts';
import type { EstadoCreditoLedger } from './ledger.ts';
import type { Interes, Plazo } from './plazo.ts';

type CreditoReplaneable = Pick<
  EstadoCreditoLedger,
  'dias_pago' | 'monto_solicitado_centavos' | 'total_pagado_centavos' | 'estado_credito' | 'fecha_inicio'
> & { readonly monto_entregado_centavos: Centavos };

type CambiosReplan = Pick<
  EstadoCreditoLedger,
  | 'dias_pago'
  | 'monto_solicitado_centavos'
  | 'monto_total_centavos'
  | 'monto_diario_centavos'
  | 'saldo_centavos'
  | 'fecha_vencimiento'
  | 'calendario'
> & { readonly interes: Interes; readonly monto_entregado_centavos: Centavos };

/**
 * The figures of a credit planned again, with another term or amount: interest, total, daily payment,
 * balance, cash for the client and, once it has started, its due date by the calendar in force.
 */
export function replanear(
  credito: CreditoReplaneable,
  { dias_pago, monto_solicitado }: { readonly dias_pago: Plazo; readonly monto_solicitado: Centavos },
  dias: DiasSinCobro,
): CambiosReplan {
  const { interes, monto_total, monto_diario } = calcularCredito(monto_solicitado, dias_pago);
  const { fecha_inicio } = credito;
  const mas = restar(monto_solicitado, credito.monto_solicitado_centavos);
  return {
    dias_pago,
    interes,
    monto_solicitado_centavos: monto_solicitado,
    monto_total_centavos: monto_total,
    monto_diario_centavos: monto_diario,
    saldo_centavos: calcularSaldo(monto_total, credito.total_pagado_centavos),
    monto_entregado_centavos: centavos(credito.monto_entregado_centavos + mas),
    fecha_vencimiento: fecha_inicio && fechaVencimiento(fecha_inicio, dias_pago, dias.festivos),
    ...(fecha_inicio && { calendario: versionVigente(dias) }),
  };
}

/** Why the plan of a credit stays, as the refusal says it. */
export const PLAZO_FIJO = ['PLAZO_NO_EDITABLE', 'SOLICITUDES_ABIERTAS'] as const;
export type PlazoFijo = (typeof PLAZO_FIJO)[number];

type Replan = Pick<CreditoReplaneable, 'estado_credito'> & {
  /** A row of its ledger counts. */
  readonly hayVivos: boolean;
  /** A payment waits whose abonos were counted by this plan. */
  readonly hayMultiple: boolean;
};

/**
 * Whether another term may be planned: before approval, or after it while nothing lives in the ledger
 * (spec §5; once somebody pays by a plan, it stays). Undefined: it may.
 */
export function plazoFijoDe({ estado_credito, hayVivos, hayMultiple }: Replan): PlazoFijo | undefined {
  const admite = estado_credito === 'Pendiente' || (estado_credito === 'Aprobado' && !hayVivos);
  if (!admite) return 'PLAZO_NO_EDITABLE';
  return hayMultiple ? 'SOLICITUDES_ABIERTAS' : undefined;
}
