import {
  aportacionGasto,
  aportacionMovimiento,
  type CreditoSumable,
  repartoDeCredito,
} from './aportaciones.ts';
import { creditoTrasGestion } from './credito-tras-gestion.ts';
import { quienHizo } from './duenos.ts';
import type { GastoLedger } from './gasto.ts';
import { gestionDe } from './gestion.ts';
import { type Aportacion, diferencia, SIN_APORTACION } from './incrementos.ts';
import {
  type CambiosCredito,
  conCambios,
  type EstadoCreditoLedger,
  type MovimientoLedger,
} from './ledger.ts';
import { diferenciaDeRepartos, juntarRepartos, type Reparto, repartir } from './reparto.ts';

/** A late day's row, and whose it is. */
export type AtrasoCancelado = { readonly id_movimiento: string; readonly id_cobrador: string };

/** Everything that one movement changes. */
type Efectos = {
  readonly cambios: CambiosCredito;
  /** The late day that the payment takes back: that row is to be marked `cancelado`. */
  readonly cancela_atraso: AtrasoCancelado | null;
  /** Deltas for `totales/{id_cobrador}` and its days: one day, or two when the cash is another day's. */
  readonly reparto: Reparto;
};

/** The sums' part of a change of a credit's state: approval, rejection, re-plan, cancellation. */
export const efectoDeCredito = (antes: CreditoSumable | null, despues: CreditoSumable | null): Reparto =>
  diferenciaDeRepartos(antes ? repartoDeCredito(antes) : {}, despues ? repartoDeCredito(despues) : {});

/** The sums' part of an expense asked for (`antes` null), approved or rejected. */
export const efectoDeGasto = (antes: GastoLedger | null, despues: GastoLedger): Aportacion =>
  diferencia(antes ? aportacionGasto(antes) : SIN_APORTACION, aportacionGasto(despues));

/** A late day that counts no more, in the sums of whoever marked it. */
export const sinElAtraso = (fecha: MovimientoLedger['fecha'], id_cobrador: string): Reparto => ({
  [id_cobrador]: {
    totales: { ultimos_15_dias: { [fecha]: { atrasos: -1 } } },
    dias: { [fecha]: { atrasos: -1 } },
  },
});

/**
 * `creditoTrasGestion` and what it means for the running totals and days of its collectors: the portfolio is the credit's
 * collector's, the row's cash and visit are the row's own. `olvidado`: the late day of that date, of a payment whose day is
 * so old that the credit does not remember it.
 */
export function efectosDeGestion(
  credito: EstadoCreditoLedger,
  movimiento: MovimientoLedger,
  olvidado: AtrasoCancelado | null = null,
): Efectos {
  const tras = creditoTrasGestion(credito, movimiento);
  const cambios = olvidado === null ? tras : { ...tras, atrasos: tras.atrasos - 1 };
  const { fecha, tipo } = movimiento;
  const recordado = tipo === 'pago' ? gestionDe(credito.gestiones, fecha).atraso : undefined;
  const atraso = recordado && {
    id_movimiento: recordado.id_movimiento,
    id_cobrador: quienHizo(credito, recordado),
  };
  const cancela_atraso = atraso ?? olvidado;
  const reparto = juntarRepartos(
    efectoDeCredito(credito, conCambios(credito, cambios)),
    repartir([movimiento.id_cobrador, aportacionMovimiento(movimiento)]),
    cancela_atraso === null ? {} : sinElAtraso(fecha, cancela_atraso.id_cobrador),
  );
  return { cambios, cancela_atraso, reparto };
}
