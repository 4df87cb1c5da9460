/*
 * What is expected of the days to come again, of what a night counted (`contarEfectivo`): rates, weeks, expenses of a day and how far
 * forecasts were off. Nothing of the code that computes them. Amounts in centavos.
 */
import type { contarEfectivo } from './recuento-efectivo.ts';
import { masDias, suma } from './recuento.ts';

export type Contado = ReturnType<typeof contarEfectivo>;
type Dia = Contado['dias'][string];

const DE_TASA = 56;
const DE_GASTOS = 28;
const DIAS_CON_ALGO = 7;
const SEMANAS_CON_RANGO = 4;

export const deTodos = (montos: readonly number[]): number => suma(montos, (monto) => monto);
/** Half a centavo is rounded up. */
const porRazon = (monto: number, parte: number, todo: number): number => {
  const [entero, resto] = [Math.floor((monto * parte) / todo), (monto * parte) % todo];
  return 2 * resto >= todo ? entero + 1 : entero;
};
const enPorCiento = (parte: number, todo: number): number | null =>
  todo > 0 ? Math.round((10_000 * parte) / todo) / 100 : null;

const llegado = ({ cobrado_centavos, de_castigados_centavos }: Dia): number =>
  deTodos(cobrado_centavos) + de_castigados_centavos;

/** The days from the first one on that are before the second. */
const entreDias = ({ dias }: Contado, desde: string, antesDe: string): Dia[] =>
  Object.entries(dias).flatMap(([dia, cuenta]) => (dia >= desde && dia < antesDe ? [cuenta] : []));

/** What of these days was due and collected: of one stretch, or (null) of all; and on how many of them something was due. */
function tasaDe(dias: readonly Dia[], tramo: number | null) {
  const de = (montos: readonly number[]) => (tramo === null ? deTodos(montos) : (montos[tramo] ?? 0));
  return {
    debido: suma(dias, ({ debido_centavos }) => de(debido_centavos)),
    cobrado: suma(dias, ({ cobrado_centavos }) => de(cobrado_centavos)),
    conAlgo: dias.filter(({ debido_centavos }) => de(debido_centavos) > 0).length,
  };
}

/** The weeks before that are whole since something was due: the least and the most that came of what is expected of them. */
function semanasDe(contado: Contado, hoy: string, deDebido: (debido: readonly number[]) => number) {
  const [primero] = Object.entries(contado.dias)
    .filter(([, { debido_centavos }]) => deTodos(debido_centavos) > 0)
    .map(([dia]) => dia)
    .toSorted();
  const semanas: { esperado: number; cobrado: number }[] = [];
  for (let desde = masDias(hoy, -7); primero !== undefined && desde >= primero; desde = masDias(desde, -7)) {
    if (desde < masDias(hoy, -DE_TASA)) break;
    const dias = entreDias(contado, desde, masDias(desde, 7));
    const esperado = suma(dias, ({ debido_centavos }) => deDebido(debido_centavos));
    const cobrado = suma(dias, ({ cobrado_centavos }) => deTodos(cobrado_centavos));
    if (esperado > 0) semanas.push({ esperado, cobrado });
  }
  return semanas.toSorted((una, otra) => una.cobrado * otra.esperado - otra.cobrado * una.esperado);
}

/** What a night says of the rates, and of each day from `hoy` on. */
export function preverDe(contado: Contado, hoy: string) {
  const deTasa = entreDias(contado, masDias(hoy, -DE_TASA), hoy);
  const total = tasaDe(deTasa, null);
  const tramos = Object.keys(contado.plan[hoy] ?? []).map((_, i) => tasaDe(deTasa, i));
  const hayHistoria = total.conAlgo >= DIAS_CON_ALGO;
  const deDebido = (debido: readonly number[]): number =>
    suma(
      debido.map((monto, i) => {
        const suya = tramos[i];
        const { cobrado, debido: de } = suya && suya.conAlgo >= DIAS_CON_ALGO ? suya : total;
        return porRazon(monto, cobrado, de);
      }),
      (monto) => monto,
    );
  const semanas = hayHistoria ? semanasDe(contado, hoy, deDebido) : [];
  const [baja, alta] = semanas.length < SEMANAS_CON_RANGO ? [] : [semanas[0], semanas.at(-1)];
  const dias = Object.entries(contado.plan).map(([fecha, debido]) => {
    const [plan, esperado] = [deTodos(debido), hayHistoria ? deDebido(debido) : null];
    if (esperado === null || !baja || !alta) return { fecha, plan, esperado, bajo: null, alto: null };
    const como = ({ esperado: de, cobrado }: typeof baja): number => porRazon(esperado, cobrado, de);
    // Days before the first whole week are in the rates alone: all weeks may have brought more than these, or less.
    return {
      fecha,
      plan,
      esperado,
      bajo: Math.min(como(baja), esperado),
      alto: Math.max(como(alta), esperado),
    };
  });
  return {
    dias,
    semanas: semanas.length,
    proporciones: hayHistoria
      ? {
          total: { debido: total.debido, cobrado: total.cobrado },
          tramos: tramos.map(({ debido, cobrado, conAlgo }) => ({
            debido,
            cobrado,
            propia: conAlgo >= DIAS_CON_ALGO,
          })),
        }
      : null,
    de_castigados: suma(deTasa, ({ de_castigados_centavos }) => de_castigados_centavos),
    por_transferencia: enPorCiento(
      suma(deTasa, ({ transferido_centavos }) => transferido_centavos),
      suma(deTasa, llegado),
    ),
  };
}

/** Approved expenses of four weeks by the days since there was any life in the office, or by all of them. */
export function gastosDeUnDia(contado: Contado, hoy: string, gastado: number): number {
  const dias = entreDias(contado, masDias(hoy, -DE_GASTOS), hoy);
  const primero = dias.findIndex((dia) => deTodos(dia.debido_centavos) + llegado(dia) > 0);
  return porRazon(gastado, 1, primero < 0 ? DE_GASTOS : DE_GASTOS - primero);
}

/** A night of before: its first day, and what it counted. */
export type Noche = { readonly dia: string; readonly contado: Contado };

/** What a night said of so many days from it on, beside what came of them by the ledger of now; none: it is not over, or it expected nothing. */
function cumplidoDe({ dia, contado }: Noche, cuantos: number, deAhora: Contado) {
  const dichos = preverDe(contado, dia).dias.slice(0, cuantos);
  const vinieron = entreDias(deAhora, dia, masDias(dia, cuantos));
  const esperados = dichos.flatMap(({ esperado }) => esperado ?? []);
  if (esperados.length < cuantos || vinieron.length < cuantos) return [];
  return [
    { plan: suma(dichos, ({ plan }) => plan), esperado: deTodos(esperados), vino: suma(vinieron, llegado) },
  ];
}

/** How far these nights were off, of so many days together. */
export function errorDe(noches: readonly Noche[], cuantos: number, deAhora: Contado) {
  const cumplidos = noches.flatMap((noche) => cumplidoDe(noche, cuantos, deAhora));
  const vino = suma(cumplidos, (uno) => uno.vino);
  const lejos = (de: 'plan' | 'esperado') =>
    enPorCiento(
      suma(cumplidos, (uno) => Math.abs(uno[de] - uno.vino)),
      vino,
    );
  return { pronosticos: cumplidos.length, esperado: lejos('esperado'), plan: lejos('plan') };
}

/** What the night before said of its day, beside what came. */
export function ayerDe({ dia, contado }: Noche, deAhora: Contado) {
  const [dicho] = preverDe(contado, dia).dias;
  const cuenta = deAhora.dias[dia];
  return {
    fecha: dia,
    plan: dicho?.plan ?? 0,
    esperado: dicho?.esperado ?? null,
    cobrado: cuenta ? llegado(cuenta) : 0,
  };
}
