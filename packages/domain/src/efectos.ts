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

/** `creditoTrasGestion` and what it means for the collector's running totals and days. */
export function efectosDeGestion(credito: EstadoCreditoLedger, movimiento: MovimientoLedger): Efectos {
  const cambios = creditoTrasGestion(credito, movimiento);
  const { fecha, tipo } = movimiento;
  const atraso = tipo === 'pago' ? gestionDe(credito.gestiones, fecha).atraso : undefined;
  const cancelado: Aportacion = {
    totales: { ultimos_15_dias: { [fecha]: { atrasos: -1 } } },
    dias: { [fecha]: { atrasos: -1 } },
  };
  const { totales, dias } = sumarAportaciones(
    efectoDeCredito(credito, conCambios(credito, cambios)),
    aportacionMovimiento(movimiento),
    atraso ? cancelado : SIN_APORTACION,
  );
  return { cambios, cancela_atraso: atraso?.id_movimiento ?? null, totales, dias };
}
