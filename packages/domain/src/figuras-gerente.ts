import { diasDeSemana, type Fecha, semanaDe, sumarDias } from './calendario.ts';
import { abonoMinimo, porcentajeRecuperacion } from './credito.ts';
import { type Centavos, CERO, restar, sumar } from './dinero.ts';
import { jornadaDeSumas, type SumasEnRuta } from './en-ruta.ts';
import { cobradoEl, transferidoEl } from './jornadas.ts';
import { type PorAprobar, porAprobar, totalPorAprobar } from './por-aprobar.ts';
import type { TipoSolicitud } from './solicitud.ts';
import { transferidoDe } from './transferencia.ts';
import { type Vacaciones, vacacionesEl } from './vacaciones.ts';
import type { OpcionesVentana } from './ventana-cobranza.ts';
import { type Vencimientos, vencidos, vencidosPorAntiguedad } from './vencimientos.ts';

type EfectivoDelDia = {
  readonly efectivo_centavos?: Centavos | undefined;
  readonly gastos_centavos?: Centavos | undefined;
};

/** Running sums, as far as the office looks at them: of one collector, or of several added up. */
type Sumas = {
  readonly clientes: number;
  readonly clientes_activos: number;
  readonly capital_colocado_centavos: Centavos;
  readonly monto_total_activos_centavos: Centavos;
  readonly total_pagado_activos_centavos: Centavos;
  readonly saldo_pendiente_centavos: Centavos;
  readonly abono_diario_centavos: Centavos;
  readonly por_entregar: {
    readonly n: number;
    readonly monto_centavos: Centavos;
    readonly monto_total_centavos: Centavos;
    readonly total_pagado_centavos: Centavos;
  };
  readonly creditos_pendientes: number;
  readonly pendientes: { readonly [T in TipoSolicitud | 'gastos']: number };
  readonly en_mano_centavos: Centavos;
  readonly en_mano_por_aprobar_centavos: Centavos;
  readonly en_mano_por_resolver_centavos: Centavos;
  readonly ultimos_15_dias: Readonly<Record<Fecha, EfectivoDelDia>>;
  readonly vencimientos: Vencimientos;
} & SumasEnRuta;

type SumasCobrador = Sumas & {
  readonly id_cobrador: string;
  readonly nombre_cobrador: string;
  readonly vacaciones?: Vacaciones | undefined;
};

/** Everything that waits for a manager, class by class. */
export const esperanDe = ({ creditos_pendientes, pendientes }: Sumas): PorAprobar =>
  porAprobar((clase) => (clase === 'creditos' ? creditos_pendientes : pendientes[clase]));

/** Collected on each day of the week of `hoy`, with the same day of the week before. */
const cobranzaDe = (sumas: Sumas, hoy: Fecha) =>
  diasDeSemana(hoy).map((fecha) => ({
    fecha,
    cobrado: cobradoEl(sumas, fecha),
    ...transferidoDe({ transferido_centavos: transferidoEl(sumas, fecha) }),
    cobrado_semana_pasada: cobradoEl(sumas, sumarDias(fecha, -7)),
  }));

/** What came by transfer today and this week, each where there was any: cash alone is not named. */
function transferidoDeGerente(sumas: Sumas, hoy: Fecha) {
  const semana = sumar(...diasDeSemana(hoy).map((dia) => transferidoEl(sumas, dia)));
  const deHoy = transferidoEl(sumas, hoy);
  return {
    ...(deHoy !== CERO && { transferidoHoy: deHoy }),
    ...(semana !== CERO && { transferidoSemana: semana }),
  };
}

type DiaDeCobranza = Omit<ReturnType<typeof cobranzaDe>[number], 'transferido'>;

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

/** The most that one looks into before the day is over; the routes list all of them. */
const MAXIMO_REZAGADOS = 6;

/** A route's day with whose it is, so that routes can be put beside each other. */
export const diaDeRuta = (sumas: SumasCobrador, hoy: Fecha, negocio: Pick<OpcionesVentana, 'festivos'>) => ({
  id_cobrador: sumas.id_cobrador,
  nombre_cobrador: sumas.nombre_cobrador,
  ...vacacionesEl(sumas.vacaciones, hoy),
  ...jornadaDeSumas(sumas, hoy, negocio),
});

export type DiaDeRuta = ReturnType<typeof diaDeRuta>;

const avance = ({ recaudado, esperado }: DiaDeRuta) => recaudado / esperado;

const deAusente = ({ vacaciones_hasta }: DiaDeRuta): number => Number(vacaciones_hasta !== undefined);

/** The routes with the smallest share of what is expected of them, the smallest first; nobody calls who is away: those come last. */
export const rezagadas = (rutas: readonly DiaDeRuta[], cuantas = MAXIMO_REZAGADOS): DiaDeRuta[] =>
  rutas
    .filter(({ esperado }) => esperado > 0)
    .toSorted((a, b) => deAusente(a) - deAusente(b) || avance(a) - avance(b) || b.esperado - a.esperado)
    .slice(0, cuantas);

/** The sums of the loans that were handed over, to be paid and paid: nobody recovers cash that the office still has. */
const deLosEntregados = ({
  monto_total_activos_centavos: total,
  total_pagado_activos_centavos: pagado,
  por_entregar,
}: Sumas) => ({
  monto_total: restar(total, por_entregar.monto_total_centavos),
  total_pagado: restar(pagado, por_entregar.total_pagado_centavos),
});

/** Loans that were approved and still wait to be handed over: how many, and the cash for their clients. */
const esperanEntrega = ({ por_entregar }: Sumas) => ({
  prestamosPorEntregar: por_entregar.n,
  capitalPorEntregar: por_entregar.monto_centavos,
});

/** The portfolio's figures that only grow or shrink from day to day, and are compared with a week ago. */
export function figurasDeCartera(sumas: Sumas, cobradores: number) {
  const { monto_total, total_pagado } = deLosEntregados(sumas);
  return {
    totalCapital: sumas.capital_colocado_centavos,
    totalClientes: sumas.clientes_activos,
    ...esperanEntrega(sumas),
    totalCobradores: cobradores,
    porcentajeRecuperacion: porcentajeRecuperacion(total_pagado, monto_total),
  };
}

/**
 * The manager's figures (spec §3, 'Manager stats') from the sums of all collectors and their routes of today, at least
 * those that lag the most; `cobradores`: how many active users collect.
 */
export function figurasDeGerente(
  sumas: Sumas,
  rutas: readonly DiaDeRuta[],
  cobradores: number,
  hoy: Fecha,
  negocio: Pick<OpcionesVentana, 'festivos'>,
) {
  const cobranza = cobranzaDe(sumas, hoy);
  const tarde = vencidos(sumas.vencimientos, hoy);
  const espera = esperanDe(sumas);
  const { esperado, debidos, visitados } = jornadaDeSumas(sumas, hoy, negocio);
  return {
    ...figurasDeCartera(sumas, cobradores),
    recaudacionHoy: cobradoEl(sumas, hoy),
    ...transferidoDeGerente(sumas, hoy),
    esperadoHoy: esperado,
    debidosHoy: debidos,
    visitadosHoy: visitados,
    rezagados: rezagadas(rutas),
    recaudacionSemana: sumar(...cobranza.map(({ cobrado }) => cobrado)),
    recaudacionSemanaPasada: sumar(...cobranza.map((dia) => dia.cobrado_semana_pasada)),
    clientesVencidos: tarde.clientes,
    saldoVencido: tarde.saldo,
    solicitudesPendientes: totalPorAprobar(espera),
    creditosPendientes: espera.creditos,
    semanaActual: semanaDe(hoy),
    fecha: hoy,
    porAprobar: espera,
    cobranza,
    vencidos: vencidosPorAntiguedad(sumas.vencimientos, hoy),
  };
}

/** A collector's route in figures (spec §3, 'Collector route summary'), and how its day goes. */
export const figurasDeRuta = (sumas: Sumas, hoy: Fecha, { festivos, parametros }: OpcionesVentana) => ({
  total_clientes: sumas.clientes,
  capital_colocado: sumas.capital_colocado_centavos,
  ...deLosEntregados(sumas),
  saldo_pendiente: sumas.saldo_pendiente_centavos,
  abono_diario: sumas.abono_diario_centavos,
  abono_minimo: abonoMinimo(sumas.abono_diario_centavos, parametros),
  clientes_activos: sumas.clientes_activos,
  prestamos_por_entregar: sumas.por_entregar.n,
  por_entregar: sumas.por_entregar.monto_centavos,
  clientes_vencidos: vencidos(sumas.vencimientos, hoy).clientes,
  saldo_vencido: vencidos(sumas.vencimientos, hoy).saldo,
  ...jornadaDeSumas(sumas, hoy, { festivos }),
  efectivo_en_mano: sumas.en_mano_centavos,
});
