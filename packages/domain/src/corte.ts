import type { Fecha } from './calendario.ts';
import { type Centavos, CERO, centavos, restar, sumar } from './dinero.ts';

/** The kinds of rows that move a collector's cash box; amounts are signed: what comes in is more than 0. */
export const TIPOS_FILA_CAJA = ['fondo', 'pago', 'gasto', 'entrega', 'parcial', 'ajuste'] as const;
export type TipoFilaCaja = (typeof TIPOS_FILA_CAJA)[number];

export const ESTADOS_CORTE = ['entregado', 'devuelto', 'confirmado'] as const;
export type EstadoCorte = (typeof ESTADOS_CORTE)[number];

export const ESTADOS_DIFERENCIA = ['abierta', 'saldada', 'condonada'] as const;
export type EstadoDiferencia = (typeof ESTADOS_DIFERENCIA)[number];

/** Mexican bills and coins, by how a count names them, with their centavos. */
export const DENOMINACIONES = [
  ['1000', 100_000],
  ['500', 50_000],
  ['200', 20_000],
  ['100', 10_000],
  ['50', 5000],
  ['20', 2000],
  ['10', 1000],
  ['5', 500],
  ['2', 200],
  ['1', 100],
  ['0.50', 50],
] as const;
export type Denominacion = (typeof DENOMINACIONES)[number][0];
export type Conteo = { readonly [D in Denominacion]?: number | undefined };

/** More pieces of one kind than anybody carries. */
export const TOPE_PIEZAS = 99_999;

/** Adds up a count by denominations; a kind that is absent has no piece. */
export const contado = (conteo: Conteo): Centavos =>
  sumar(...DENOMINACIONES.map(([cual, valor]) => centavos(valor * (conteo[cual] ?? 0))));

export type SumasCaja = { readonly [T in TipoFilaCaja]: Centavos };

/** The cash that should be in the collector's hands: everything that moved the box since the last cut was handed in. */
export const esperadoDe = (sumas: SumasCaja): Centavos =>
  sumar(...TIPOS_FILA_CAJA.map((tipo) => sumas[tipo]));

/** The part of a box that can still be given: cash on its way to the office is not handed in or lent again. */
export const disponibleDe = (esperado: Centavos, parcialesPendientes: readonly Centavos[]): Centavos =>
  restar(esperado, sumar(CERO, ...parcialesPendientes));

/** The cash that a box lacks to give `monto`; never more than that, also where the office owes it something. */
export function faltanteDe(disponible: Centavos, monto: Centavos): Centavos {
  const hay = disponible > 0 ? disponible : CERO;
  return monto > hay ? restar(monto, hay) : CERO;
}

type FilaDePuente = { readonly tipo: TipoFilaCaja; readonly monto: Centavos; readonly fecha: Fecha };

const DE_ENTREGAR: ReadonlySet<TipoFilaCaja> = new Set<TipoFilaCaja>(['pago', 'gasto', 'ajuste']);

/**
 * The lines from the day's 'Efectivo a Entregar' (payments received minus expenses approved that day) to what a cut
 * expects. They add up to `esperado` by construction: `de_otro_corte` is what of that day is in cuts that were handed
 * in.
 */
export function puenteDe(
  filas: readonly FilaDePuente[],
  { hoy, efectivo_entregar }: { hoy: Fecha; efectivo_entregar: Centavos },
) {
  const suma = (cuales: (fila: FilaDePuente) => boolean): Centavos =>
    sumar(...filas.filter(cuales).map(({ monto }) => monto));
  const de = (tipo: TipoFilaCaja) => suma((fila) => fila.tipo === tipo);
  const deHoy = suma(({ tipo, fecha }) => DE_ENTREGAR.has(tipo) && fecha === hoy);
  const otros_dias = suma(({ tipo, fecha }) => DE_ENTREGAR.has(tipo) && fecha !== hoy);
  const lineas = {
    efectivo_entregar,
    de_otro_corte: restar(deHoy, efectivo_entregar),
    otros_dias,
    fondo: de('fondo'),
    entrega: de('entrega'),
    parcial: de('parcial'),
  };
  return { ...lineas, esperado: sumar(CERO, ...Object.values(lineas)) };
}
export type Puente = ReturnType<typeof puenteDe>;
