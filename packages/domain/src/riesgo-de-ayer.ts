import type { Fecha } from './calendario.ts';
import { normalizar } from './cliente.ts';
import { type Centavos, centavos } from './dinero.ts';
import { coloniaDe } from './direccion.ts';
import type { EstadoCreditoLedger } from './ledger.ts';
import { carteraCorriendo, juntarTramos, type PorTramo, tramosDeAtraso } from './riesgo.ts';

/*
 * Portfolio at risk by what no sum holds: what was lent, where the client lives, since when it is one. The night reads every
 * credit anyway and keeps it, collector by collector, as the day before left it.
 */

/** Lent more than the one, and up to the other; null: without end. */
export const TRAMOS_DE_MONTO = [
  { desde: centavos(0), hasta: centavos(300_000) },
  { desde: centavos(300_000), hasta: centavos(500_000) },
  { desde: centavos(500_000), hasta: centavos(1_000_000) },
  { desde: centavos(1_000_000), hasta: centavos(2_000_000) },
  { desde: centavos(2_000_000), hasta: null },
] as const;

/** A client for at least so many whole months, and for fewer than those; null: without end. */
export const TRAMOS_DE_ANTIGUEDAD = [
  { desde: 0, hasta: 1 },
  { desde: 1, hasta: 3 },
  { desde: 3, hasta: 6 },
  { desde: 6, hasta: 12 },
  { desde: 12, hasta: null },
] as const;

/** The most colonias that are listed by themselves. */
export const MAXIMO_COLONIAS = 30;

/** The whole months from the one day to the other: one is over on the same day of the next, or where that has none on the first after it. */
export function mesesCumplidos(desde: Fecha, hasta: Fecha): number {
  const [[a = 0, m = 0, d = 0], [a2 = 0, m2 = 0, d2 = 0]] = [desde, hasta].map((dia) =>
    dia.split('-').map(Number),
  ) as [number[], number[]];
  return Math.max((a2 - a) * 12 + (m2 - m) - Number(d2 < d), 0);
}

/** The day on which a loan began; null: it never did, or was cancelled before anybody handed it over. */
export const inicioDeCredito = ({
  fecha_inicio,
  entrega,
}: Pick<EstadoCreditoLedger, 'fecha_inicio' | 'entrega'>): Fecha | null =>
  entrega?.estado === 'cancelada' ? null : fecha_inicio;

const DICE_COLONIA = /^(?:colonia\s+|col\.\s*|col\s+)/iu;

/** How people write one: 'Col. Centro', 'centro' and 'Colonia Centro' are the same. */
const sinDecirlo = (colonia: string): string => colonia.trim().replace(DICE_COLONIA, '').trim();

const claveDeColonia = (colonia: string): string =>
  normalizar(sinDecirlo(colonia)).replace(/^fracc(?:\.\s*|\s+)/, 'fraccionamiento ');

/** A running credit, as far as these tables look at it. */
export type CreditoDeCierre = Pick<
  EstadoCreditoLedger,
  'monto_solicitado_centavos' | 'saldo_centavos' | 'dias_pago' | 'debe_desde'
> & {
  readonly direccion: string;
  readonly colonia?: string | undefined;
  /** The day on which its client's first loan began. */
  readonly primero: Fecha;
};

export type ColoniaDeCierre = PorTramo & { readonly clave: string; readonly nombre: string };

/** Each table has all of the portfolio: its parts add up to the same. */
export type CierreDeCartera = {
  /** In the order of `TRAMOS_DE_MONTO`. */
  readonly montos: readonly PorTramo[];
  /** In the order of `TRAMOS_DE_ANTIGUEDAD`. */
  readonly antiguedades: readonly PorTramo[];
  /** By the name without accents; '': nobody knows where. */
  readonly colonias: readonly ColoniaDeCierre[];
};

const enMonto = (monto: Centavos): number =>
  TRAMOS_DE_MONTO.findIndex(({ hasta }) => hasta === null || monto <= hasta);
const enAntiguedad = (meses: number): number =>
  TRAMOS_DE_ANTIGUEDAD.findIndex(({ hasta }) => hasta === null || meses < hasta);

const juntarColonias = (todas: readonly ColoniaDeCierre[]): ColoniaDeCierre[] =>
  [...Map.groupBy(todas, ({ clave }) => clave)].map(([clave, suyas]) => ({
    clave,
    nombre: suyas[0]?.nombre ?? '',
    ...juntarTramos(suyas),
  }));

/** The running credits of one portfolio, by how long they were behind at the end of that day. */
export function cierreDe(creditos: readonly CreditoDeCierre[], dia: Fecha): CierreDeCartera {
  const contados = creditos.flatMap((credito) => {
    const { debe_desde, dias_pago, saldo_centavos, monto_solicitado_centavos, primero } = credito;
    if (!debe_desde) return [];
    const tramos = tramosDeAtraso({ [debe_desde]: { [dias_pago]: { n: 1, saldo_centavos } } }, dia);
    const colonia = coloniaDe(credito);
    return {
      tramos,
      monto: enMonto(monto_solicitado_centavos),
      antiguedad: enAntiguedad(mesesCumplidos(primero, dia)),
      colonia: { clave: claveDeColonia(colonia), nombre: sinDecirlo(colonia), ...tramos },
    };
  });
  const de = (que: 'monto' | 'antiguedad', i: number) =>
    juntarTramos(contados.filter((contado) => contado[que] === i).map(({ tramos }) => tramos));
  return {
    montos: TRAMOS_DE_MONTO.map((_, i) => de('monto', i)),
    antiguedades: TRAMOS_DE_ANTIGUEDAD.map((_, i) => de('antiguedad', i)),
    colonias: juntarColonias(contados.map(({ colonia }) => colonia)),
  };
}

/** Those of several together; of nobody, zeros. */
export const juntarCierres = (partes: readonly CierreDeCartera[]): CierreDeCartera => ({
  montos: TRAMOS_DE_MONTO.map((_, i) => juntarTramos(partes.flatMap(({ montos }) => montos[i] ?? []))),
  antiguedades: TRAMOS_DE_ANTIGUEDAD.map((_, i) =>
    juntarTramos(partes.flatMap(({ antiguedades }) => antiguedades[i] ?? [])),
  ),
  colonias: juntarColonias(partes.flatMap(({ colonias }) => colonias)),
});

/** The colonias with the largest balance first, the others as one, and those of whom nobody knows where. */
export function ordenarColonias(colonias: readonly ColoniaDeCierre[]) {
  const dichas = colonias
    .filter(({ clave }) => clave !== '')
    .toSorted(
      (a, b) =>
        carteraCorriendo(b).saldo - carteraCorriendo(a).saldo ||
        Number(a.clave > b.clave) - Number(a.clave < b.clave),
    );
  const otras = dichas.slice(MAXIMO_COLONIAS);
  return {
    colonias: dichas.slice(0, MAXIMO_COLONIAS),
    otras: { colonias: otras.length, ...juntarTramos(otras) },
    sin_colonia: juntarTramos(colonias.filter(({ clave }) => clave === '')),
  };
}
