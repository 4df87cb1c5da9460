import { diasDesde, diasHasta, type Fecha, masReciente, sumarDias } from './calendario.ts';
import { primerDiaDeTotales } from './desviaciones.ts';
import { type Centavos, centavos, CERO, restar, sumar } from './dinero.ts';
import { jornadaDeSumas, type SumasEnRuta } from './en-ruta.ts';
import { transferidoDe } from './transferencia.ts';
import type { OpcionesVentana } from './ventana-cobranza.ts';

/*
 * What the office collected of what it expected. The expected amount of a day is known as long as the sums of all
 * collectors are those of its end: the clock keeps it then. What was collected on a day may change later.
 */

/** A day of the office: what was expected of it as it was at its end, and what is known to have been collected of that on it. */
export type JornadaGuardada = {
  readonly esperado_centavos: Centavos;
  /** Without what came of loans that had been taken out as lost by then: their plan is in no expected amount. */
  readonly cobrado_centavos: Centavos;
  /** The part of what was collected that came by transfer; absent: none. */
  readonly transferido_centavos?: Centavos | undefined;
  /** What came of such loans beside it; absent: nothing. */
  readonly de_castigados_centavos?: Centavos | undefined;
};
export type JornadasGuardadas = Readonly<Record<Fecha, JornadaGuardada>>;

type Festivos = Pick<OpcionesVentana, 'festivos'>;

/** Two months: the figures need thirty days. */
const DIAS_GUARDADOS = 62;

/** Σ live payments of that business date; only the last 15 days are known. */
export const cobradoEl = ({ ultimos_15_dias }: SumasEnRuta, dia: Fecha): Centavos =>
  centavos(ultimos_15_dias[dia]?.cobrado_centavos ?? 0);

/** The part of it that came by transfer. */
export const transferidoEl = ({ ultimos_15_dias }: SumasEnRuta, dia: Fecha): Centavos =>
  centavos(ultimos_15_dias[dia]?.transferido_centavos ?? 0);

/** What of a kept day may still change: what was collected on it. */
function cobranzaEl(sumas: SumasEnRuta, dia: Fecha): Omit<JornadaGuardada, 'esperado_centavos'> {
  const { de_castigados_centavos = CERO, de_castigados_transferido_centavos = CERO } =
    sumas.ultimos_15_dias[dia] ?? {};
  const transferido_centavos = restar(transferidoEl(sumas, dia), de_castigados_transferido_centavos);
  return {
    cobrado_centavos: restar(cobradoEl(sumas, dia), de_castigados_centavos),
    ...(transferido_centavos !== CERO && { transferido_centavos }),
    ...(de_castigados_centavos !== CERO && { de_castigados_centavos }),
  };
}

const diasDe = (jornadas: JornadasGuardadas): Fecha[] => Object.keys(jornadas).toSorted() as Fecha[];

/** The days that are over and come after the newest that is kept, as far as the sums go back; of a new office yesterday. */
export function diasPorGuardar(jornadas: JornadasGuardadas, hoy: Fecha): Fecha[] {
  const ayer = sumarDias(hoy, -1);
  const ultimo = diasDe(jornadas).at(-1) ?? sumarDias(ayer, -1);
  return diasHasta(masReciente(sumarDias(ultimo, 1), primerDiaDeTotales(hoy)), ayer);
}

/** The kept days with what was collected on each as the sums say it that day, as long as they hold it. */
export function conCobranza(jornadas: JornadasGuardadas, dia: Fecha, sumas: SumasEnRuta): JornadasGuardadas {
  const enSumas = (otro: Fecha): boolean => otro >= primerDiaDeTotales(dia) && otro <= dia;
  return Object.fromEntries(
    (Object.entries(jornadas) as [Fecha, JornadaGuardada][]).map(([otro, jornada]) => [
      otro,
      enSumas(otro) ? { esperado_centavos: jornada.esperado_centavos, ...cobranzaEl(sumas, otro) } : jornada,
    ]),
  );
}

/**
 * The kept days with that one, by the sums of all collectors as they were at its end. A day is kept once; what was collected
 * on the days before it is put right as long as the sums hold them.
 */
export function conJornada(
  jornadas: JornadasGuardadas,
  dia: Fecha,
  sumas: SumasEnRuta,
  negocio: Festivos,
): JornadasGuardadas {
  const nueva: JornadasGuardadas = {
    [dia]: {
      esperado_centavos: jornadaDeSumas(sumas, dia, negocio).esperado,
      ...cobranzaEl(sumas, dia),
    },
  };
  const conNueva: JornadasGuardadas = { ...nueva, ...jornadas };
  const primero = sumarDias(diasDe(conNueva).at(-1) ?? dia, 1 - DIAS_GUARDADOS);
  const recientes = Object.entries(conNueva).filter(([otro]) => otro >= primero);
  return conCobranza(Object.fromEntries(recientes), dia, sumas);
}

/** Collected of expected in per cent, with two decimals: more than 100 where more came in; null where nothing was expected. */
export const porcentajeCobrado = (cobrado: Centavos, esperado: Centavos): number | null =>
  esperado > 0 ? Math.round((cobrado / esperado) * 10_000) / 100 : null;

function cobradoDe(jornada: JornadaGuardada) {
  const { cobrado_centavos: cobrado, esperado_centavos: esperado } = jornada;
  const { transferido_centavos = CERO, de_castigados_centavos: de_castigados = CERO } = jornada;
  return {
    cobrado,
    ...transferidoDe({ transferido_centavos }),
    ...(de_castigados !== CERO && { de_castigados }),
    esperado,
    porcentaje: porcentajeCobrado(cobrado, esperado),
  };
}

/** Today is in no stretch: what is still to come in would make it look worse than a day that is over. */
function enLosUltimos<D extends number>(de: D, jornadas: JornadasGuardadas, sumas: SumasEnRuta, hoy: Fecha) {
  const sabidas = diasDesde(sumarDias(hoy, -de), de).flatMap((dia) => {
    const jornada = jornadas[dia];
    if (!jornada) return [];
    const enSumas = dia >= primerDiaDeTotales(hoy);
    const { esperado_centavos } = jornada;
    return [enSumas ? { esperado_centavos, ...cobranzaEl(sumas, dia) } : jornada];
  });
  const total = (que: keyof JornadaGuardada) => sumar(...sabidas.map((dia) => dia[que] ?? CERO));
  return {
    ...cobradoDe({
      esperado_centavos: total('esperado_centavos'),
      cobrado_centavos: total('cobrado_centavos'),
      transferido_centavos: total('transferido_centavos'),
      de_castigados_centavos: total('de_castigados_centavos'),
    }),
    dias: sabidas.length,
    de,
  };
}

/**
 * What was collected of what was expected, today so far and in the days before it that are over: of those that are kept,
 * `dias` of `de`. Of a day of the last two weeks the sums say what was collected, whatever was corrected since.
 */
export function cobradoDeLoEsperado(
  sumas: SumasEnRuta,
  jornadas: JornadasGuardadas,
  hoy: Fecha,
  negocio: Festivos,
) {
  const { esperado: esperado_centavos } = jornadaDeSumas(sumas, hoy, negocio);
  return {
    hoy: cobradoDe({ esperado_centavos, ...cobranzaEl(sumas, hoy) }),
    sieteDias: enLosUltimos(7, jornadas, sumas, hoy),
    treintaDias: enLosUltimos(30, jornadas, sumas, hoy),
  };
}
