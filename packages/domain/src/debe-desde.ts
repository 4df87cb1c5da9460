import { diasEntre, type Fecha } from './calendario.ts';
import { type ConPlan, type DiasSinCobro, festivosDelPlan } from './calendario-de-cobro.ts';
import { diaDePago } from './credito.ts';
import type { Centavos } from './dinero.ts';
import type { EstadoCreditoLedger } from './ledger.ts';
import { abonosCubiertos, type CreditoPlaneado } from './plan-de-pagos.ts';

type CreditoPorCubrir = Omit<CreditoPlaneado, 'fecha_inicio'> &
  ConPlan & {
    readonly fecha_inicio: Fecha | null;
    readonly saldo: Centavos;
  };

/** The first day of its plan that is not covered whole, in the past or to come. Null: nothing is left to pay, or it has not begun. */
export function sinCubrirDesde(credito: CreditoPorCubrir, dias: DiasSinCobro): Fecha | null {
  const { fecha_inicio, dias_pago, saldo } = credito;
  if (fecha_inicio === null || saldo <= 0) return null;
  return diaDePago(
    fecha_inicio,
    abonosCubiertos(credito, saldo) + 1,
    dias_pago,
    festivosDelPlan(credito, dias),
  );
}

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
  if (credito.estado_credito !== 'Aprobado' || credito.entrega?.estado === 'por_entregar') return null;
  return sinCubrirDesde(
    {
      ...credito,
      monto_total: credito.monto_total_centavos,
      monto_diario: credito.monto_diario_centavos,
      saldo: credito.saldo_centavos,
    },
    dias,
  );
}

/** The days for which the loan is behind by then; 0 for whoever owes nothing, or only what is to come. */
export const diasAtrasado = (debe_desde: Fecha | null | undefined, hoy: Fecha): number =>
  debe_desde ? Math.max(diasEntre(debe_desde, hoy), 0) : 0;
