import type { Fecha } from './calendario.ts';
import { type Centavos, dividir, porcentaje, sumar } from './dinero.ts';
import type { Parametros } from './parametros.ts';

type DatosAbono = {
  readonly monto: Centavos;
  readonly monto_total: Centavos;
  readonly dias_pago: number;
  readonly monto_diario: Centavos;
};

/** Quotient rounded up, exact in integers; Infinity when divided by 0. */
const haciaArriba = (a: number, b: number): number => {
  if (b === 0) return Infinity;
  const resto = a % b;
  return (a - resto) / b + (resto > 0 ? 1 : 0);
};

/**
 * How many abonos a payment is: ceil(monto / daily amount), 0 for a visit.
 *
 * The daily amount that people see is rounded to the centavo. Divided by the exact one, five
 * displayed amounts could count as six and ask for an approval nobody expects; so the larger of
 * the two divides, without ever leaving the integers: min(⌈m·d/T⌉, ⌈m/daily⌉).
 */
export function contarAbonos({ monto, monto_total, dias_pago, monto_diario }: DatosAbono): number {
  if (monto <= 0) return 0;
  const abonos = Math.min(haciaArriba(monto * dias_pago, monto_total), haciaArriba(monto, monto_diario));
  return Number.isFinite(abonos) ? abonos : 1;
}

/** Amount per abono as shown in a request: amount × (1 + interest/100) / days (spec §9). */
export function montoPorAbono(credito: {
  readonly monto_solicitado: Centavos;
  readonly interes: number;
  readonly dias_pago: number;
}): Centavos {
  const total = sumar(credito.monto_solicitado, porcentaje(credito.monto_solicitado, credito.interes));
  return dividir(total, credito.dias_pago);
}

/** The n-th row of a kind on a day: the first has no number. */
const conOrdinal = (id: string, anteriores: number): string =>
  anteriores > 0 ? `${id}-${anteriores + 1}` : id;

/**
 * The id of a day's regular payment, the same for everybody who tries to register it, so that two
 * of them cannot both stand. `anteriores` = payment rows that day already had (`GestionDia.n`):
 * 'pago-2026-11-20', after one deleted 'pago-2026-11-20-2'.
 */
export const idMovimientoPago = (dia: Fecha, anteriores = 0): string => conOrdinal(`pago-${dia}`, anteriores);

/** The same of a day's transfer: a day holds one payment of each form (`GestionDia.n_transferencias`). */
export const idMovimientoTransferencia = (dia: Fecha, anteriores = 0): string =>
  conOrdinal(`transferencia-${dia}`, anteriores);

/** One visit per day, never deleted. */
export const idMovimientoVisita = (dia: Fecha): string => `visita-${dia}`;

/** A second late day of the same day needs a payment in between (cancelled the first, then deleted). */
export const idMovimientoAtraso = (dia: Fecha, anteriores = 0): string =>
  conOrdinal(`atraso-${dia}`, anteriores);

/** The payment that an approved request of several abonos books. */
export const idMovimientoMultiple = (id_solicitud: string): string => `multiple-${id_solicitud}`;

const TARDIO = 'tardio-';

/** The payment that an approved late capture books. */
export const idMovimientoTardio = (id_solicitud: string): string => `${TARDIO}${id_solicitud}`;

/** The settlement of the old balance by an approved renewal. */
export const idMovimientoLiquidacion = (id_solicitud: string): string => `liquidacion-${id_solicitud}`;

const DEL_BANCO = 'banco-';

/**
 * The payment that a manager books from a row of the bank that fits nobody, so that one row is one payment. `anteriores`: the
 * payments that were made of it before and are taken out, or paired with another row.
 */
export const idMovimientoBanco = (id_renglon: string, anteriores = 0): string =>
  conOrdinal(`${DEL_BANCO}${id_renglon}`, anteriores);

type ConId = { readonly id_movimiento: string };

/** Whether that payment was booked from a row of the bank. */
export const esDelBanco = ({ id_movimiento }: ConId): boolean => id_movimiento.startsWith(DEL_BANCO);

/** Whether it comes in addition to its day's payment: a late capture, and a deposit that the office found. */
export const vieneAdemas = (pago: ConId): boolean =>
  esDelBanco(pago) || pago.id_movimiento.startsWith(TARDIO);

/** A ledger row's id on the wire; opaque to clients. */
export const idPago = (id_credito: string, id_movimiento: string): string => `${id_credito}.${id_movimiento}`;

/** The parts of an id on the wire; null when the text is not such an id. */
export function interpretarIdPago(id_pago: string): { id_credito: string; id_movimiento: string } | null {
  const partes = /^([A-Za-z0-9_-]+)\.([A-Za-z0-9_-]+)$/.exec(id_pago);
  const [, id_credito, id_movimiento] = partes ?? [];
  return id_credito && id_movimiento ? { id_credito, id_movimiento } : null;
}

/** The most abonos that are booked without a manager (spec §9: 5). */
export const abonosSinAprobacion = ({ abonos_requieren_aprobacion }: Parametros): number =>
  abonos_requieren_aprobacion - 1;
