import { type Fecha, semanaDe, sumarDias } from './calendario.ts';
import { abonoMinimo, porcentajeRecuperacion } from './credito.ts';
import { type Centavos, centavos, CERO, sumar } from './dinero.ts';
import { jornadaDeSumas, type SumasEnRuta } from './en-ruta.ts';
import { efectivoEntregar } from './figuras-dia.ts';
import { type PorAprobar, porAprobar, totalPorAprobar } from './por-aprobar.ts';
import type { TipoSolicitud } from './solicitud.ts';
import type { OpcionesVentana } from './ventana-cobranza.ts';
import { type Vencimientos, vencidos, vencidosPorAntiguedad } from './vencimientos.ts';

type EfectivoDelDia = {
  readonly efectivo_centavos?: Centavos | undefined;
  readonly gastos_centavos?: Centavos | undefined;
};

/** A collector's running sums, as far as the office looks at them. */
type SumasCobrador = {
  readonly id_cobrador: string;
  readonly nombre_cobrador: string;
  readonly clientes: number;
  readonly clientes_activos: number;
  readonly capital_colocado_centavos: Centavos;
  readonly monto_total_activos_centavos: Centavos;
  readonly total_pagado_activos_centavos: Centavos;
  readonly saldo_pendiente_centavos: Centavos;
  readonly abono_diario_centavos: Centavos;
  readonly creditos_pendientes: number;
  readonly pendientes: { readonly [T in TipoSolicitud | 'gastos']: number };
  readonly en_mano_por_aprobar_centavos: Centavos;
  readonly en_mano_por_resolver_centavos: Centavos;
  readonly ultimos_15_dias: Readonly<Record<Fecha, EfectivoDelDia>>;
  readonly vencimientos: Vencimientos;
} & SumasEnRuta;

type Todas = readonly SumasCobrador[];

const cuantos = (todas: Todas, valor: (sumas: SumasCobrador) => number): number =>
  todas.reduce((total, sumas) => total + valor(sumas), 0);

const monto = (todas: Todas, valor: (sumas: SumasCobrador) => Centavos): Centavos =>
  sumar(...todas.map(valor));

/** Everything that waits for a manager, class by class. */
export const esperanDe = (todas: Todas): PorAprobar =>
  porAprobar((clase) =>
    cuantos(todas, (sumas) => (clase === 'creditos' ? sumas.creditos_pendientes : sumas.pendientes[clase])),
  );

/** Σ live payments of that business date; only the last 15 days are known. */
const cobradoEl = (todas: Todas, dia: Fecha): Centavos =>
  monto(todas, ({ ultimos_15_dias }) => centavos(ultimos_15_dias[dia]?.cobrado_centavos ?? 0));

/** Due dates of all collectors in one map. */
function todosLosVencimientos(todas: Todas): Vencimientos {
  const juntos: Record<Fecha, Vencimientos[Fecha]> = {};
  for (const [vence, { n, saldo_centavos }] of todas.flatMap(
    ({ vencimientos }) => Object.entries(vencimientos) as [Fecha, Vencimientos[Fecha]][],
  )) {
    const previo = juntos[vence] ?? { n: 0, saldo_centavos: CERO };
    juntos[vence] = { n: previo.n + n, saldo_centavos: sumar(previo.saldo_centavos, saldo_centavos) };
  }
  return juntos;
}

const SIETE = [0, 1, 2, 3, 4, 5, 6] as const;

/** Collected on each day of the week of `hoy`, with the same day of the week before. */
function cobranzaDe(todas: Todas, hoy: Fecha) {
  const { inicio } = semanaDe(hoy);
  return SIETE.map((n) => ({
    fecha: sumarDias(inicio, n),
    cobrado: cobradoEl(todas, sumarDias(inicio, n)),
    cobrado_semana_pasada: cobradoEl(todas, sumarDias(inicio, n - 7)),
  }));
}

type DiaDeCobranza = ReturnType<typeof cobranzaDe>[number];

/**
 * The days of this week that are over, and the same ones of the week before: today's collection is still coming in, and
 * beside a whole day it would look like a loss. Null on a Monday.
 */
export function diasCompletos(cobranza: readonly DiaDeCobranza[], hoy: Fecha) {
  const dias = cobranza.filter(({ fecha }) => fecha < hoy);
  const [desde, hasta] = [dias[0]?.fecha, dias.at(-1)?.fecha];
  if (desde === undefined || hasta === undefined) return null;
  return {
    desde,
    hasta,
    cobrado: sumar(...dias.map(({ cobrado }) => cobrado)),
    semana_pasada: sumar(...dias.map(({ cobrado_semana_pasada }) => cobrado_semana_pasada)),
  };
}

/** As many as one looks into before the day is over; the routes list all of them. */
const MAXIMO_REZAGADOS = 6;

/** The day of all routes in one, and the routes with the smallest share of what is expected of them, the smallest first. */
function jornadaDeTodos(todas: Todas, hoy: Fecha, negocio: Pick<OpcionesVentana, 'festivos'>) {
  const jornadas = todas.map((sumas) => ({
    id_cobrador: sumas.id_cobrador,
    nombre_cobrador: sumas.nombre_cobrador,
    ...jornadaDeSumas(sumas, hoy, negocio),
  }));
  const avance = ({ recaudado, esperado }: (typeof jornadas)[number]) => recaudado / esperado;
  return {
    esperadoHoy: sumar(...jornadas.map(({ esperado }) => esperado)),
    debidosHoy: jornadas.reduce((total, { debidos }) => total + debidos, 0),
    visitadosHoy: jornadas.reduce((total, { visitados }) => total + visitados, 0),
    rezagados: jornadas
      .filter(({ esperado }) => esperado > 0)
      .sort((a, b) => avance(a) - avance(b) || b.esperado - a.esperado)
      .slice(0, MAXIMO_REZAGADOS),
  };
}

/** The manager's figures (spec §3, 'Manager stats'); `cobradores`: how many active users collect. */
export function figurasDeGerente(
  todas: Todas,
  cobradores: number,
  hoy: Fecha,
  negocio: Pick<OpcionesVentana, 'festivos'>,
) {
  const cobranza = cobranzaDe(todas, hoy);
  const vencimientos = todosLosVencimientos(todas);
  const tarde = vencidos(vencimientos, hoy);
  const espera = esperanDe(todas);
  return {
    totalCapital: monto(todas, (sumas) => sumas.capital_colocado_centavos),
    totalClientes: cuantos(todas, (sumas) => sumas.clientes_activos),
    totalCobradores: cobradores,
    recaudacionHoy: cobradoEl(todas, hoy),
    ...jornadaDeTodos(todas, hoy, negocio),
    recaudacionSemana: sumar(...cobranza.map(({ cobrado }) => cobrado)),
    recaudacionSemanaPasada: sumar(...cobranza.map((dia) => dia.cobrado_semana_pasada)),
    porcentajeRecuperacion: porcentajeRecuperacion(
      monto(todas, (sumas) => sumas.total_pagado_activos_centavos),
      monto(todas, (sumas) => sumas.monto_total_activos_centavos),
    ),
    clientesVencidos: tarde.clientes,
    saldoVencido: tarde.saldo,
    solicitudesPendientes: totalPorAprobar(espera),
    creditosPendientes: espera.creditos,
    semanaActual: semanaDe(hoy),
    fecha: hoy,
    porAprobar: espera,
    cobranza,
    vencidos: vencidosPorAntiguedad(vencimientos, hoy),
  };
}

/** What a collector carries: the day's cash to hand in, what waits for the manager, and what is to be given back or registered. */
function efectivoEnMano(sumas: SumasCobrador, hoy: Fecha): Centavos {
  const { efectivo_centavos = CERO, gastos_centavos = CERO } = sumas.ultimos_15_dias[hoy] ?? {};
  return sumar(
    efectivoEntregar(efectivo_centavos, gastos_centavos),
    sumas.en_mano_por_aprobar_centavos,
    sumas.en_mano_por_resolver_centavos,
  );
}

/** A collector's route in figures (spec §3, 'Collector route summary'), and how its day goes. */
export const figurasDeRuta = (
  sumas: SumasCobrador,
  hoy: Fecha,
  { festivos, parametros }: OpcionesVentana,
) => ({
  total_clientes: sumas.clientes,
  capital_colocado: sumas.capital_colocado_centavos,
  saldo_pendiente: sumas.saldo_pendiente_centavos,
  abono_diario: sumas.abono_diario_centavos,
  abono_minimo: abonoMinimo(sumas.abono_diario_centavos, parametros),
  clientes_activos: sumas.clientes_activos,
  clientes_vencidos: vencidos(sumas.vencimientos, hoy).clientes,
  saldo_vencido: vencidos(sumas.vencimientos, hoy).saldo,
  ...jornadaDeSumas(sumas, hoy, { festivos }),
  efectivo_en_mano: efectivoEnMano(sumas, hoy),
});
