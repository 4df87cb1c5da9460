import type { Fecha } from './calendario.ts';
import { compararNombres } from './comparar-nombres.ts';
import { porcentajeRecuperacion } from './credito.ts';
import { diasAtrasado } from './debe-desde.ts';
import { type Centavos, centavos, sumar } from './dinero.ts';
import { type Plazo, PLAZOS } from './plazo.ts';

/** Running credits that were handed over, by the first due day that is not covered, and by term. */
export type PorAtraso = Readonly<
  Record<
    Fecha,
    { readonly [P in Plazo]?: { readonly n?: number; readonly saldo_centavos?: number } | undefined }
  >
>;

/** A credit is at risk of so many days when it is behind for more than these. */
export const DIAS_DE_RIESGO = [1, 7, 15, 30, 60] as const;
export type DiasDeRiesgo = (typeof DIAS_DE_RIESGO)[number];

/** The days behind from `desde` to `hasta`, both included; null: and more. The first one is up to date. */
const EDADES = [
  { desde: 0, hasta: 0 },
  { desde: 1, hasta: 7 },
  { desde: 8, hasta: 15 },
  { desde: 16, hasta: 30 },
  { desde: 31, hasta: 60 },
  { desde: 61, hasta: null },
] as const;

/** How many ages there are, and in which of them so many days behind are. */
export const CUANTAS_EDADES = EDADES.length;
export const edadDe = (dias: number): number =>
  EDADES.findIndex(({ hasta }) => hasta === null || dias <= hasta);

/** The fewest days behind in each stretch: risks and ages are sums of whole stretches, so that few numbers say all of them. */
export const TRAMOS = [...new Set([0, 1, ...DIAS_DE_RIESGO.map((dias) => dias + 1)])];

/** How many credits are in each stretch of days behind, and their balance. */
export type PorTramo = { readonly n: readonly number[]; readonly saldo_centavos: readonly Centavos[] };

export const tramoDe = (dias: number): number => TRAMOS.findLastIndex((desde) => desde <= dias);

/** The credits of these terms, by how long they are behind on that day. */
export function tramosDeAtraso(
  porAtraso: PorAtraso,
  hoy: Fecha,
  plazos: readonly Plazo[] = PLAZOS,
): PorTramo {
  const n = TRAMOS.map(() => 0);
  const saldo_centavos = TRAMOS.map(() => centavos(0));
  for (const [desde, porPlazo] of Object.entries(porAtraso) as [Fecha, PorAtraso[Fecha]][]) {
    const i = tramoDe(diasAtrasado(desde, hoy));
    for (const plazo of plazos) {
      const de = porPlazo[plazo];
      n[i] = (n[i] ?? 0) + (de?.n ?? 0);
      saldo_centavos[i] = centavos((saldo_centavos[i] ?? 0) + (de?.saldo_centavos ?? 0));
    }
  }
  return { n, saldo_centavos };
}

/** Those of several together; of nobody, zeros. */
export const juntarTramos = (partes: readonly PorTramo[]): PorTramo => ({
  n: TRAMOS.map((_, i) => partes.reduce((total, { n }) => total + (n[i] ?? 0), 0)),
  saldo_centavos: TRAMOS.map((_, i) =>
    sumar(...partes.map((parte) => parte.saldo_centavos[i] ?? centavos(0))),
  ),
});

type Parte = { readonly saldo: Centavos; readonly clientes: number };

/** One active credit per client, so credits are clients. */
const entre = ({ n, saldo_centavos }: PorTramo, desde: number, hasta: number | null): Parte => {
  const cabe = (_: unknown, i: number): boolean => {
    const dias = TRAMOS[i] ?? 0;
    return dias >= desde && (hasta === null || dias <= hasta);
  };
  return {
    saldo: sumar(...saldo_centavos.filter(cabe)),
    clientes: n.filter(cabe).reduce((total, cuantos) => total + cuantos, 0),
  };
};

/** The whole portfolio that was handed over. */
export const carteraCorriendo = (tramos: PorTramo): Parte => entre(tramos, 0, null);

/** Two decimals; null where there is nothing of which it could be a part. */
const parteDe = ({ saldo }: Parte, total: Parte): number | null =>
  total.saldo > 0 ? porcentajeRecuperacion(saldo, total.saldo) : null;

export type EnRiesgo = Parte & { readonly dias: DiasDeRiesgo; readonly porcentaje: number | null };

/** Portfolio at risk: the balance of credits that are behind for more than so many days, of that of all. */
export function carteraEnRiesgo(tramos: PorTramo): EnRiesgo[] {
  const total = carteraCorriendo(tramos);
  return DIAS_DE_RIESGO.map((dias) => {
    const parte = entre(tramos, dias + 1, null);
    return { dias, ...parte, porcentaje: parteDe(parte, total) };
  });
}

export type EdadDeCartera = Parte & {
  readonly desde: number;
  readonly hasta: number | null;
  readonly porcentaje: number | null;
};

/** The portfolio by how long it is behind; all ages together are the whole. */
export function edadesDeCartera(tramos: PorTramo): EdadDeCartera[] {
  const total = carteraCorriendo(tramos);
  return EDADES.map(({ desde, hasta }) => {
    const parte = entre(tramos, desde, hasta);
    return { desde, hasta, ...parte, porcentaje: parteDe(parte, total) };
  });
}

type ConRiesgo = { readonly nombre_cobrador: string; readonly riesgo: readonly EnRiesgo[] };

/** Whoever has the largest part at risk of so many days first; of equal parts the larger amount, then the name. */
export const compararRiesgo =
  (dias: DiasDeRiesgo) =>
  (a: ConRiesgo, b: ConRiesgo): number => {
    const [deA, deB] = [a, b].map(({ riesgo }) => riesgo.find((en) => en.dias === dias));
    return (
      (deB?.porcentaje ?? -1) - (deA?.porcentaje ?? -1) ||
      (deB?.saldo ?? 0) - (deA?.saldo ?? 0) ||
      compararNombres(a.nombre_cobrador, b.nombre_cobrador)
    );
  };
