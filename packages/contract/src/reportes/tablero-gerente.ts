import { CLASES_POR_APROBAR, ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { pesos } from '../comunes/dinero.ts';
import { fechaNegocio, instante } from '../comunes/fechas.ts';
import { definirLlamada } from '../definir.ts';
import { jornada } from '../formas/jornada.ts';
import { deVacaciones } from '../formas/vacaciones.ts';

/** Each day of this week with the same day of last week; a day that is still to come has no amount of its own. */
const diaDeCobranza = z.object({
  fecha: fechaNegocio,
  cobrado: pesos,
  /** The part of it that came by transfer; absent: none. */
  transferido: z.optional(pesos),
  cobrado_semana_pasada: pesos,
});

/** Overdue credits that are from `desde` to `hasta` days late (null: and later). */
const tramoVencido = z.object({
  desde: z.int(),
  hasta: z.nullable(z.int()),
  clientes: z.int(),
  saldo: pesos,
});

/** A collector's route today. */
const rezagado = z.object({
  id_cobrador: z.string(),
  nombre_cobrador: z.string(),
  ...deVacaciones,
  ...jornada,
});

/** The newest reconciliation of the running sums with the ledger; null: there was none yet. */
const ultimaConciliacion = z.nullable(
  z.object({
    fecha: fechaNegocio,
    /** 'HH:MM' local, when it began. */
    hora: z.string(),
    /** The differences that were found and repaired. */
    diferencias: z.int(),
    /** The matters that only a person can settle. */
    sin_reparar: z.int(),
    /** Collectors that could not be reconciled. */
    fallidos: z.int(),
  }),
);

/** The part of capital and clients whose loan still waits to be handed over. */
const porEntregar = { prestamosPorEntregar: z.int(), capitalPorEntregar: pesos };

/** The portfolio after the reconciliation of seven days ago; null: none, or it lacks what had been handed over. */
const haceUnaSemana = z.nullable(
  z.object({
    totalCapital: pesos,
    totalClientes: z.int(),
    ...porEntregar,
    totalCobradores: z.int(),
    porcentajeRecuperacion: z.number(),
  }),
);

/** What was collected of what was expected; null: nothing was expected. It may be more than 100. */
const cobradoDe = {
  cobrado: pesos,
  /** The part of it that came by transfer; absent: none. */
  transferido: z.optional(pesos),
  /** What came beside it of loans that had been written off, of which nothing was expected; absent: nothing. */
  de_castigados: z.optional(pesos),
  esperado: pesos,
  porcentaje: z.nullable(z.number()),
};
/** The `de` days before today, as far as they are kept (`dias` of them). */
const cobradoEnDias = <D extends number>(de: D) =>
  z.object({ ...cobradoDe, dias: z.int(), de: z.literal(de) });

/** The manager's figures (spec §3, 'Manager stats'), of all collectors, from the running sums. */
const gerenteStats = z.object({
  totalCapital: pesos,
  totalClientes: z.int(),
  ...porEntregar,
  totalCobradores: z.int(),
  recaudacionHoy: pesos,
  /** The part of it that came by transfer; absent: none. */
  transferidoHoy: z.optional(pesos),
  /** The sum over all routes of what each says it expects today. */
  esperadoHoy: pesos,
  cobradoDeLoEsperado: z.object({
    hoy: z.object(cobradoDe),
    sieteDias: cobradoEnDias(7),
    treintaDias: cobradoEnDias(30),
  }),
  debidosHoy: z.int(),
  visitadosHoy: z.int(),
  /** The routes with the smallest share of what is expected of them, the smallest first; a few. */
  rezagados: z.array(rezagado),
  recaudacionSemana: pesos,
  transferidoSemana: z.optional(pesos),
  recaudacionSemanaPasada: pesos,
  porcentajeRecuperacion: z.number(),
  haceUnaSemana,
  clientesVencidos: z.int(),
  saldoVencido: pesos,
  solicitudesPendientes: z.int(),
  creditosPendientes: z.int(),
  semanaActual: z.object({ inicio: fechaNegocio, fin: fechaNegocio }),
  fecha: fechaNegocio,
  /**
   * The instant as of which its sums hold, where there are many collectors and many of them have moved since: the last
   * minute. Absent: they hold as of now.
   */
  leido: z.optional(instante),
  /** The counts of what waits for a decision, class by class; together they are `solicitudesPendientes`. */
  porAprobar: z.record(z.enum(CLASES_POR_APROBAR), z.int()),
  /** When the one that waits longest was asked for, class by class; null: nothing of it waits. */
  esperaDesde: z.record(z.enum(CLASES_POR_APROBAR), z.nullable(instante)),
  cobranza: z.array(diaDeCobranza),
  vencidos: z.array(tramoVencido),
  conciliacion: ultimaConciliacion,
});
export type GerenteStats = z.output<typeof gerenteStats>;

export const dashboardStats = definirLlamada({
  metodo: 'GET',
  ruta: '/gerente/dashboard-stats',
  roles: [ROL.gerente, ROL.supervisor],
  resumen: "The manager's figures",
  respuesta: gerenteStats,
});
