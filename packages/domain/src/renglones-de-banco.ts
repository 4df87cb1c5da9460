import { type Fecha, formatearFecha } from './calendario.ts';
import { numeroDe, referenciaNormal } from './conciliar-banco.ts';
import { type Centavos, centavos } from './dinero.ts';
import { distingue } from './senales-de-dinero.ts';

/* The rows of a bank's file, as they come in: which of them are deposits, and which row of the bank each one is. */

/** A row as the file says it; charges and reversals are below 0. */
export type RenglonDeBanco = {
  readonly fecha: Fecha;
  readonly monto_centavos: Centavos;
  readonly referencia: string;
  readonly concepto: string;
};

/** The same file again, or one that overlaps it by whole days, names the same rows by the same `clave`. */
export type DepositoLeido = RenglonDeBanco & { readonly ordinal: number; readonly clave: string };

/** A row below 0 that may give back a deposit: by its number, and the amount without its sign. */
export type Devolucion = Pick<RenglonDeBanco, 'fecha' | 'monto_centavos' | 'referencia'> & {
  /** The day of the deposit that it gives back, where the same file has it. */
  readonly del?: Fecha | undefined;
};

export type RenglonLeido =
  | { readonly tipo: 'deposito'; readonly deposito: DepositoLeido }
  | { readonly tipo: 'rechazado'; readonly motivo: string; readonly devolucion?: Devolucion };

const SIN_MONTO = 'No dice ningún monto.';
const ES_CARGO = 'Es un cargo o una devolución: solo entran depósitos.';
const POR_VENIR = 'Es de un día que no ha llegado.';

/** The reason why a row does not come in; null when it does. */
export const porQueNoEntra = (
  { monto_centavos, fecha }: Pick<RenglonDeBanco, 'monto_centavos' | 'fecha'>,
  hoy: Fecha,
): string | null => {
  if (monto_centavos === 0) return SIN_MONTO;
  if (monto_centavos < 0) return ES_CARGO;
  return fecha > hoy ? POR_VENIR : null;
};

/** No part can hold the sign between them: letters and digits alone. */
const igualesDe = (cuenta: string, { fecha, monto_centavos, referencia }: Omit<RenglonDeBanco, 'concepto'>) =>
  [referenciaNormal(cuenta), fecha, monto_centavos, referenciaNormal(referencia)].join('|');

/** The name of a deposit among all that were ever loaded: the same one, from whatever file, has the same. */
export const claveDeDeposito = (
  cuenta: string,
  { ordinal, ...renglon }: Omit<RenglonDeBanco, 'concepto'> & { readonly ordinal: number },
): string => `${igualesDe(cuenta, renglon)}|${ordinal}`;

/**
 * What a deposit is but for its day: its reversal says the same of itself. Null where the reference is none that tells one from
 * others.
 */
export function claveSinDia(
  cuenta: string,
  { monto_centavos, referencia }: Pick<RenglonDeBanco, 'monto_centavos' | 'referencia'>,
): string | null {
  const numero = numeroDe({ referencia });
  return numero === undefined ? null : [referenciaNormal(cuenta), monto_centavos, numero].join('|');
}

/** By day, and each day's deposits before what gives them back; rows that are alike as the file has them. */
const porDiaYDepositos = (a: RenglonDeBanco, b: RenglonDeBanco): number =>
  a.fecha === b.fecha
    ? Number(a.monto_centavos < 0) - Number(b.monto_centavos < 0)
    : a.fecha < b.fecha
      ? -1
      : 1;

/**
 * By the place of each row that has to do with a reversal of this file, the place of the other: one below 0 that has the number and
 * the amount of a deposit of its day or before gives that back, and neither comes in. Of equal deposits it is the last, so that the
 * others keep their names.
 */
function devueltos(renglones: readonly RenglonDeBanco[]): ReadonlyMap<number, number> {
  const parejas = new Map<number, number>();
  const numerados = renglones.map((renglon, i) => ({
    ...renglon,
    i,
    normal: referenciaNormal(renglon.referencia),
  }));
  const con = Map.groupBy(
    numerados.filter(({ normal }) => distingue(normal)),
    ({ normal, monto_centavos }) => `${normal}|${Math.abs(monto_centavos)}`,
  );
  for (const iguales of con.values()) {
    if (iguales.every(({ monto_centavos }) => monto_centavos > 0)) continue;
    const libres: number[] = [];
    for (const { i, monto_centavos } of iguales.toSorted(porDiaYDepositos)) {
      const suyo = monto_centavos > 0 ? undefined : libres.pop();
      if (monto_centavos > 0) libres.push(i);
      if (suyo === undefined) continue;
      parejas.set(i, suyo).set(suyo, i);
    }
  }
  return parejas;
}

const porDevuelto = ({ monto_centavos }: RenglonDeBanco, otro: RenglonDeBanco): string =>
  monto_centavos < 0
    ? `Devuelve el depósito del ${formatearFecha(otro.fecha)}.`
    : `Se devolvió el ${formatearFecha(otro.fecha)}.`;

/** What a row gives back, as it may be looked for among the deposits that are there; nothing of one that is no reversal. */
function devolucionDe(
  { fecha, monto_centavos, referencia }: RenglonDeBanco,
  suyo: RenglonDeBanco | undefined,
): Devolucion | undefined {
  if (monto_centavos >= 0 || numeroDe({ referencia }) === undefined) return undefined;
  const monto = centavos(Math.abs(monto_centavos));
  return { fecha, monto_centavos: monto, referencia, ...(suyo && { del: suyo.fecha }) };
}

/**
 * Each row in its order: a deposit with its name, or why it does not come in. Equal deposits of a day are told apart by their
 * ordinal, from 1: two rows of 90 pesos without a reference are two payments, and the same two when the file comes again.
 */
export function leerRenglonesDeBanco(
  cuenta: string,
  renglones: readonly RenglonDeBanco[],
  hoy: Fecha,
): RenglonLeido[] {
  const vistos = new Map<string, number>();
  const deDevueltos = devueltos(renglones);
  return renglones.map((renglon, i) => {
    const otro = renglones[deDevueltos.get(i) ?? -1];
    const motivo = otro ? porDevuelto(renglon, otro) : porQueNoEntra(renglon, hoy);
    if (motivo !== null) {
      const devolucion = devolucionDe(renglon, otro);
      return { tipo: 'rechazado', motivo, ...(devolucion && { devolucion }) };
    }
    const iguales = igualesDe(cuenta, renglon);
    const ordinal = (vistos.get(iguales) ?? 0) + 1;
    vistos.set(iguales, ordinal);
    return {
      tipo: 'deposito',
      deposito: { ...renglon, ordinal, clave: claveDeDeposito(cuenta, { ...renglon, ordinal }) },
    };
  });
}

/** What a row of the bank is: nobody has said, the payment of a client, or none (the owner's own money, say). */
export const ESTADOS_DE_RENGLON = ['libre', 'de_pago', 'ajeno'] as const;
export type EstadoDeRenglon = (typeof ESTADOS_DE_RENGLON)[number];
