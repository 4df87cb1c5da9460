import { type Fecha, sumarDias } from './calendario.ts';
import { type Centavos, CERO, sumar } from './dinero.ts';
import { sonIguales } from './iguales.ts';
import { porcentajeCobrado } from './jornadas.ts';
import { diasDeMes, type Mes } from './mes.ts';
import type { Parametros } from './parametros.ts';
import { carteraEnRiesgo, CUANTAS_EDADES, juntarTramos, type PorTramo } from './riesgo.ts';

/*
 * Worse or better: the weeks that are over, in figures that are kept for good. A kept picture does not change; what a later
 * correction makes of it stands beside it.
 */

/** The weeks that a screen compares: half a year. */
export const SEMANAS_DE_EVOLUCION = 26;

/** The weeks, counted from the last one that is over, whose pictures are held against the rows whenever any of them may have moved. */
export const SEMANAS_QUE_SE_RECUENTAN = 8;

/** How far back a correction is followed: two years, more than any loan is paid for. */
export const SEMANAS_QUE_SE_MARCAN = 104;

/** The ages in days since the start at which a month's loans are looked at: the longest term is over by the last one. */
export const EDADES_DE_COSECHA = [10, 20, 30, 40, 50, 60, 70, 80, 90] as const;

/** What became in a week of a credit that was behind for so long: how it stands now, or how it left the portfolio. */
export const CAMBIOS_DE_ATRASO = [
  'al_corriente',
  'mejor',
  'igual',
  'peor',
  'liquidado',
  'renovado',
  'castigado',
  'a_otro',
] as const;
export type CambioDeAtraso = (typeof CAMBIOS_DE_ATRASO)[number];

/** Credits and their balance; of a change, what they owed before it. */
export type CuantosDeben = { readonly n: number; readonly saldo_centavos: Centavos };

/** The loans of a month that reached an age, what all of them were to pay, and what of it was not paid then. */
export type Cosecha = {
  readonly mes: Mes;
  readonly edad: number;
  readonly n: number;
  readonly total_centavos: Centavos;
  readonly por_pagar_centavos: Centavos;
};

export type CifrasDeSemana = {
  /** At the end of the week's Sunday. */
  readonly cartera: PorTramo;
  /** By the age that they had a week before. */
  readonly cambios: readonly Readonly<Record<CambioDeAtraso, CuantosDeben>>[];
  /** In the portfolio now, and nobody's debt a week before. */
  readonly nuevos: CuantosDeben;
  /** In it now, and in another collector's a week before. */
  readonly de_otros: CuantosDeben;
  readonly cosechas: readonly Cosecha[];
  readonly promesas: { readonly vencieron: number; readonly cumplidas: number };
  readonly primeros: { readonly vencieron: number; readonly fallaron: number };
  readonly esperado_centavos: Centavos;
  readonly cobrado_centavos: Centavos;
};

const juntar = (partes: readonly CuantosDeben[]): CuantosDeben => ({
  n: partes.reduce((total, { n }) => total + n, 0),
  saldo_centavos: sumar(CERO, ...partes.map(({ saldo_centavos }) => saldo_centavos)),
});

/** The vintages of several pictures, each month and age once, in that order. */
export function juntarCosechas(partes: readonly Cosecha[]): Cosecha[] {
  const grupos = Map.groupBy(partes, ({ mes, edad }) => `${mes} ${String(edad).padStart(3, '0')}`);
  return [...grupos]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, de]) => {
      const [primera] = de;
      if (primera === undefined) return [];
      return {
        ...primera,
        n: de.reduce((total, { n }) => total + n, 0),
        total_centavos: sumar(...de.map(({ total_centavos }) => total_centavos)),
        por_pagar_centavos: sumar(...de.map(({ por_pagar_centavos }) => por_pagar_centavos)),
      };
    });
}

/** The pictures of several collectors as one: the office's. What went from one to another is named in both. */
export function juntarSemanas(partes: readonly CifrasDeSemana[]): CifrasDeSemana {
  const suma = (de: (cifras: CifrasDeSemana) => number): number =>
    partes.reduce((total, cifras) => total + de(cifras), 0);
  return {
    cartera: juntarTramos(partes.map(({ cartera }) => cartera)),
    cambios: Array.from(
      { length: CUANTAS_EDADES },
      (_, edad) =>
        Object.fromEntries(
          CAMBIOS_DE_ATRASO.map((cambio) => [
            cambio,
            juntar(partes.flatMap(({ cambios }) => cambios[edad]?.[cambio] ?? [])),
          ]),
        ) as CifrasDeSemana['cambios'][number],
    ),
    nuevos: juntar(partes.map(({ nuevos }) => nuevos)),
    de_otros: juntar(partes.map(({ de_otros }) => de_otros)),
    cosechas: juntarCosechas(partes.flatMap(({ cosechas }) => cosechas)),
    promesas: {
      vencieron: suma(({ promesas }) => promesas.vencieron),
      cumplidas: suma(({ promesas }) => promesas.cumplidas),
    },
    primeros: {
      vencieron: suma(({ primeros }) => primeros.vencieron),
      fallaron: suma(({ primeros }) => primeros.fallaron),
    },
    esperado_centavos: sumar(CERO, ...partes.map(({ esperado_centavos }) => esperado_centavos)),
    cobrado_centavos: sumar(CERO, ...partes.map(({ cobrado_centavos }) => cobrado_centavos)),
  };
}

/** Whether there is anything to keep: a collector without any credit has no picture. */
export const hayFoto = ({ cartera, cambios, cosechas, promesas, primeros, ...de }: CifrasDeSemana): boolean =>
  cartera.n.some((n) => n > 0) ||
  cambios.some((porCambio) => CAMBIOS_DE_ATRASO.some((cambio) => porCambio[cambio].n > 0)) ||
  cosechas.length > 0 ||
  promesas.vencieron > 0 ||
  primeros.vencieron > 0 ||
  de.esperado_centavos > 0 ||
  de.cobrado_centavos > 0;

/** A part of a count, two decimals; null where there is nothing of which it could be a part. */
const parteDe = (n: number, total: number): number | null =>
  total > 0 ? Math.round((n / total) * 10_000) / 100 : null;

/** The goals of the settings; 0: none. */
export const METAS = ['meta_cobrado', 'meta_riesgo', 'meta_promesas'] as const;
export type Metas = Pick<Parametros, (typeof METAS)[number]>;

/** The days behind after which a balance counts against the goal. */
export const DIAS_DE_META = 7;

export type Comparables = {
  readonly cobrado: number | null;
  readonly riesgo: number | null;
  readonly promesas: number | null;
  readonly primeros: number | null;
};

/** The four figures by which weeks are compared, in per cent. */
export const comparablesDe = (cifras: CifrasDeSemana): Comparables => ({
  cobrado: porcentajeCobrado(cifras.cobrado_centavos, cifras.esperado_centavos),
  riesgo: carteraEnRiesgo(cifras.cartera).find(({ dias }) => dias === DIAS_DE_META)?.porcentaje ?? null,
  promesas: parteDe(cifras.promesas.cumplidas, cifras.promesas.vencieron),
  primeros: parteDe(cifras.primeros.fallaron, cifras.primeros.vencieron),
});

/** Whether a figure reaches its goal: of what is at risk less is better. Null: there is no goal, or nothing to compare. */
export function alcanzaMeta(
  cual: (typeof METAS)[number],
  valor: number | null,
  metas: Metas,
): boolean | null {
  const meta = metas[cual];
  if (meta === 0 || valor === null) return null;
  return cual === 'meta_riesgo' ? valor <= meta : valor >= meta;
}

export type ValorDeCosecha = Omit<Cosecha, 'mes' | 'edad'> & { readonly porcentaje: number | null };

/** The loans of a month at an age, as it was kept, and as it is since a correction; null: the same. */
export type CeldaDeCosecha = ValorDeCosecha & {
  readonly edad: number;
  readonly corregida: ValorDeCosecha | null;
  /** All loans of the month have reached that age within the weeks that were looked at. */
  readonly completa: boolean;
};

export type CosechaDelMes = { readonly mes: Mes; readonly edades: readonly CeldaDeCosecha[] };

/** A week as it was kept, and what a correction has made of it. */
export type SemanaConAmbas = {
  readonly cifras: CifrasDeSemana;
  readonly corregida: { readonly cifras: CifrasDeSemana } | null;
};

const valorDe = (de: Cosecha | undefined): ValorDeCosecha => ({
  n: de?.n ?? 0,
  total_centavos: de?.total_centavos ?? CERO,
  por_pagar_centavos: de?.por_pagar_centavos ?? CERO,
  porcentaje: de ? parteDe(de.por_pagar_centavos, de.total_centavos) : null,
});

/** The vintages of the weeks from `inicio` to `fin`, the newest month first; one that only a correction has made has been nothing. */
export function cosechasDe(semanas: readonly SemanaConAmbas[], inicio: Fecha, fin: Fecha): CosechaDelMes[] {
  const primeras = juntarCosechas(semanas.flatMap(({ cifras }) => cifras.cosechas));
  const vigentes = juntarCosechas(
    semanas.flatMap(({ cifras, corregida }) => (corregida?.cifras ?? cifras).cosechas),
  );
  const todas = juntarCosechas([...primeras, ...vigentes]);
  const una = (de: readonly Cosecha[], mes: Mes, edad: number): ValorDeCosecha =>
    valorDe(de.find((otra) => otra.mes === mes && otra.edad === edad));
  return [...Map.groupBy(todas, ({ mes }) => mes)].toReversed().map(([mes, cosechas]) => {
    const dias = diasDeMes(mes);
    const edades = cosechas.map(({ edad }) => {
      const [primera, vigente] = [una(primeras, mes, edad), una(vigentes, mes, edad)];
      return {
        edad,
        ...primera,
        corregida: sonIguales(primera, vigente) ? null : vigente,
        completa: sumarDias(dias.inicio, edad) >= inicio && sumarDias(dias.fin, edad) <= fin,
      };
    });
    return { mes, edades };
  });
}
