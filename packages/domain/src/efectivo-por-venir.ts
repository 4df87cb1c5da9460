import { diasDesde, type Fecha, sumarDias } from './calendario.ts';
import type { CuentasDeEfectivo, DiaDeEfectivo, PorTramos } from './cuentas-de-efectivo.ts';
import { type Centavos, CERO, enProporcion, maximo, minimo, sumar } from './dinero.ts';
import { TRAMOS } from './riesgo.ts';

/*
 * The cash that is to come: what the plan makes due, times what this portfolio has paid of what was due. Nothing is expected of a
 * portfolio that has no history: then only the plan is said.
 */

/** Rates, and the lowest and the highest week, are of this many weeks before. */
const SEMANAS = 8;
/** Fewer weeks say nothing about a low and a high. */
export const SEMANAS_MINIMAS = 4;
/** On so many days something has to have been due, for a rate to be one's own. */
const DIAS_MINIMOS = 7;

type Dias = CuentasDeEfectivo['dias'];

/** All stretches together. */
export const deTodosLosTramos = (montos: PorTramos): Centavos => sumar(...montos);

/** All that came on a day, also of loans that were taken out as lost. */
export const llegadoEn = ({ cobrado_centavos, de_castigados_centavos }: DiaDeEfectivo): Centavos =>
  sumar(...cobrado_centavos, de_castigados_centavos);

/** Those of the last so many days before that one that are known. */
const ultimos = (dias: Dias, dia: Fecha, cuantos: number): DiaDeEfectivo[] =>
  diasDesde(sumarDias(dia, -cuantos), cuantos).flatMap((fecha) => dias[fecha] ?? []);

export type Proporcion = { readonly debido: Centavos; readonly cobrado: Centavos };

export type Proporciones = {
  readonly total: Proporcion;
  /** By stretch of days behind; `propia` false: it has no history of its own, and takes that of the whole portfolio. */
  readonly tramos: readonly (Proporcion & { readonly propia: boolean })[];
};

/** What the portfolio has paid of what was due of it in the eight weeks before that day; null: there is too little of it. */
export function proporcionesDe(dias: Dias, dia: Fecha): Proporciones | null {
  const cuentas = ultimos(dias, dia, SEMANAS * 7);
  const de = (monto: (montos: PorTramos) => Centavos) => ({
    debido: sumar(...cuentas.map(({ debido_centavos }) => monto(debido_centavos))),
    // What is recovered of loans that were taken out as lost was due of nobody, and is expected of nobody.
    cobrado: sumar(...cuentas.map(({ cobrado_centavos }) => monto(cobrado_centavos))),
  });
  const alcanza = (monto: (montos: PorTramos) => Centavos): boolean =>
    cuentas.filter(({ debido_centavos }) => monto(debido_centavos) > 0).length >= DIAS_MINIMOS;
  if (!alcanza(deTodosLosTramos)) return null;
  return {
    total: de(deTodosLosTramos),
    tramos: TRAMOS.map((_, i) => {
      const delTramo = (montos: PorTramos): Centavos => montos[i] ?? CERO;
      return { ...de(delTramo), propia: alcanza(delTramo) };
    }),
  };
}

/** What comes of these due amounts, as it did before; rounded once for each stretch. */
export const cobroEsperadoDe = (debido: PorTramos, { total, tramos }: Proporciones): Centavos =>
  sumar(
    ...debido.map((monto, i) => {
      const suya = tramos[i];
      const { cobrado, debido: de } = suya?.propia ? suya : total;
      return enProporcion(monto, cobrado, de);
    }),
  );

type Semana = { readonly esperado: Centavos; readonly cobrado: Centavos };

/** The whole weeks before that day since something was due, with what these rates would have expected of each. */
function semanasDe(dias: Dias, dia: Fecha, proporciones: Proporciones): Semana[] {
  const empezo = (Object.keys(dias) as Fecha[])
    .filter((fecha) => deTodosLosTramos(dias[fecha]?.debido_centavos ?? []) > 0)
    .toSorted()[0];
  return Array.from({ length: SEMANAS }, (_, i) => sumarDias(dia, -7 * (i + 1)))
    .filter((inicio) => empezo !== undefined && inicio >= empezo)
    .map((inicio) => {
      const cuentas = ultimos(dias, sumarDias(inicio, 7), 7);
      return {
        esperado: sumar(
          ...cuentas.map(({ debido_centavos }) => cobroEsperadoDe(debido_centavos, proporciones)),
        ),
        cobrado: sumar(...cuentas.map(({ cobrado_centavos }) => deTodosLosTramos(cobrado_centavos))),
      };
    })
    .filter(({ esperado }) => esperado > 0);
}

const porRazon = (a: Semana, b: Semana): number => a.cobrado / a.esperado - b.cobrado / b.esperado;

export type RangoDeSemanas = {
  /** How many whole weeks are known. */
  readonly semanas: number;
  /** The weeks that brought the least and the most of what was to be expected; null: too few are known. */
  readonly extremas: { readonly baja: Semana; readonly alta: Semana } | null;
};

export function rangoDeSemanas(dias: Dias, dia: Fecha, proporciones: Proporciones | null): RangoDeSemanas {
  const semanas = proporciones ? semanasDe(dias, dia, proporciones).toSorted(porRazon) : [];
  const [baja, alta] = [semanas[0], semanas.at(-1)];
  const extremas = semanas.length >= SEMANAS_MINIMAS && baja && alta ? { baja, alta } : null;
  return { semanas: semanas.length, extremas };
}

/** A day to come: by plan, as expected, and if it went as in the lowest and the highest of the last weeks. */
export type DiaPrevisto = {
  readonly fecha: Fecha;
  readonly plan: Centavos;
  readonly esperado: Centavos | null;
  readonly bajo: Centavos | null;
  readonly alto: Centavos | null;
};

function previsto(fecha: Fecha, debido: PorTramos, proporciones: Proporciones | null, rango: RangoDeSemanas) {
  const plan = deTodosLosTramos(debido);
  if (proporciones === null) return { fecha, plan, esperado: null, bajo: null, alto: null };
  const esperado = cobroEsperadoDe(debido, proporciones);
  const comoEn = ({ cobrado, esperado: de }: Semana): Centavos => enProporcion(esperado, cobrado, de);
  return {
    fecha,
    plan,
    esperado,
    bajo: rango.extremas && minimo(esperado, comoEn(rango.extremas.baja)),
    alto: rango.extremas && maximo(esperado, comoEn(rango.extremas.alta)),
  };
}

const delPlan = ({ plan }: Pick<CuentasDeEfectivo, 'plan'>): (readonly [Fecha, PorTramos])[] =>
  (Object.entries(plan) as [Fecha, PorTramos][]).toSorted(([a], [b]) => (a < b ? -1 : 1));

/** The days to come, from that one on. */
export function diasPrevistos(cuentas: CuentasDeEfectivo, dia: Fecha): readonly DiaPrevisto[] {
  const proporciones = proporcionesDe(cuentas.dias, dia);
  const rango = rangoDeSemanas(cuentas.dias, dia, proporciones);
  return delPlan(cuentas).map(([fecha, debido]) => previsto(fecha, debido, proporciones, rango));
}

/** What came in the eight weeks before that day; the parts of it that came by transfer, and of loans that were taken out as lost. */
export function llegadoAntes(dias: Dias, dia: Fecha) {
  const cuentas = ultimos(dias, dia, SEMANAS * 7);
  return {
    llegado: sumar(...cuentas.map(llegadoEn)),
    de_castigados: sumar(...cuentas.map(({ de_castigados_centavos }) => de_castigados_centavos)),
    transferido: sumar(...cuentas.map(({ transferido_centavos }) => transferido_centavos)),
  };
}
