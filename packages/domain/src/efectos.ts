import {
  aportacionCredito,
  aportacionGasto,
  aportacionMovimiento,
  type CreditoSumable,
} from './aportaciones.ts';
import { creditoTrasGestion } from './credito-tras-gestion.ts';
import type { GastoLedger } from './gasto.ts';
import { gestionDe } from './gestion.ts';
import { type Aportacion, diferencia, SIN_APORTACION, sumarAportaciones } from './incrementos.ts';
import {
  type CambiosCredito,
  conCambios,
  type EstadoCreditoLedger,
  type MovimientoLedger,
} from './ledger.ts';

/** Everything that one movement changes. */
type Efectos = {
  readonly cambios: CambiosCredito;
  /** The late day that the payment takes back, by its id: that row is to be marked `cancelado`. */
  readonly cancela_atraso: string | null;
  /** Deltas for `totales/{id_cobrador}`. */
  readonly totales: Aportacion['totales'];
  /** Deltas for `totales/{id_cobrador}/dias/{fecha}`: one day, or two when the cash is another day's. */
  readonly dias: Aportacion['dias'];
};

/** The sums' part of a change of a credit's state: approval, rejection, re-plan, cancellation. */
export const efectoDeCredito = (antes: CreditoSumable | null, despues: CreditoSumable | null): Aportacion =>
  diferencia(
    antes ? aportacionCredito(antes) : SIN_APORTACION,
    despues ? aportacionCredito(despues) : SIN_APORTACION,
  );

/** The sums' part of an expense asked for (`antes` null), approved or rejected. */
export const efectoDeGasto = (antes: GastoLedger | null, despues: GastoLedger): Aportacion =>
  diferencia(antes ? aportacionGasto(antes) : SIN_APORTACION, aportacionGasto(despues));

/**
 * `creditoTrasGestion` and what it means for the collector's running totals and days. `olvidado`: the late day of that
 * date, of a payment whose day is so old that the credit does not remember it.
 */
export function efectosDeGestion(
  credito: EstadoCreditoLedger,
  movimiento: MovimientoLedger,
  olvidado: string | null = null,
): Efectos {
  const tras = creditoTrasGestion(credito, movimiento);
  const cambios = olvidado === null ? tras : { ...tras, atrasos: tras.atrasos - 1 };
  const { fecha, tipo } = movimiento;
  const recordado = tipo === 'pago' ? gestionDe(credito.gestiones, fecha).atraso : undefined;
  const cancela_atraso = recordado?.id_movimiento ?? olvidado;
  const cancelado: Aportacion = {
    totales: { ultimos_15_dias: { [fecha]: { atrasos: -1 } } },
    dias: { [fecha]: { atrasos: -1 } },
  };
  const { totales, dias } = sumarAportaciones(
    efectoDeCredito(credito, conCambios(credito, cambios)),
    aportacionMovimiento(movimiento),
    cancela_atraso === null ? SIN_APORTACION : cancelado,
  );
  return { cambios, cancela_atraso, totales, dias };
}
