import { type Centavos, CERO, restar } from './dinero.ts';
import type { Entrega } from './entrega.ts';
import type { GastoLedger } from './gasto.ts';
import { estaVivo, type MovimientoLedger } from './ledger.ts';
import { esEfectivo } from './transferencia.ts';
import { type EstadoTraspaso, montoEnCaja, type TipoTraspaso } from './traspaso.ts';

/*
 * Each document's share of its collector's cash box (negative: taken out), as a function of its present state. A change
 * puts the difference of two of these into the open cut; the reconciliation adds them all up.
 */

type Cobro = Pick<MovimientoLedger, 'tipo' | 'monto_centavos' | 'transferencia'> &
  Parameters<typeof estaVivo>[0];

/** A live payment is cash, unless it came by transfer; a visit, a late day and a settlement by renewal are none. */
export const enCajaDeMovimiento = (movimiento: Cobro): Centavos =>
  movimiento.tipo === 'pago' && esEfectivo(movimiento) && estaVivo(movimiento)
    ? movimiento.monto_centavos
    : CERO;

/** An expense is paid from the box once it is approved. */
export const enCajaDeGasto = ({
  estado,
  monto_centavos,
}: Pick<GastoLedger, 'estado' | 'monto_centavos'>): Centavos =>
  estado === 'aprobada' ? restar(CERO, monto_centavos) : CERO;

type Entregable = {
  readonly tipo: TipoTraspaso;
  readonly estado: EstadoTraspaso;
  readonly monto_centavos: Centavos;
  /** The loan that its collector handed over with it, before the office had said that it gave it. */
  readonly id_credito?: string | null | undefined;
};

/**
 * A float or a part handed in moves when both sides have said so. A loan's own float came into the box at that moment:
 * refused, it stays there, and is on the office's account (`diferencia`) instead.
 */
export function enCajaDeTraspaso({ tipo, estado, monto_centavos, id_credito = null }: Entregable): Centavos {
  const movido = id_credito === null ? estado === 'confirmado' : estado !== 'cancelado';
  return movido ? montoEnCaja(tipo, monto_centavos) : CERO;
}

/** A loan goes out of the box once it was handed over. */
export const enCajaDeEntrega = ({ entrega }: { readonly entrega?: Entrega | undefined }): Centavos =>
  entrega?.estado === 'entregada' ? restar(CERO, entrega.monto_centavos) : CERO;
