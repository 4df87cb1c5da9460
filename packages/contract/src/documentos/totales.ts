import { CERO, TIPOS_MOVIMIENTO, TIPOS_SOLICITUD } from '@leal/domain';
import * as z from 'zod/mini';
import {
  cuentaDe,
  debido,
  dia,
  instanteDelAlmacen,
  momento,
  monto,
  porDia,
  transferencia,
} from '../comunes/guardado.ts';
import { indiceDeFilas } from './filas.ts';
import { diasAusente } from './usuario.ts';

const sumasDelDia = z.object({
  cobrado_centavos: monto,
  transferido_centavos: monto,
  pagos: z.int(),
  visitas: z.int(),
  atrasos: z.int(),
  gastos_centavos: monto,
});

/** Each figure is changed by increments: one that was never moved is absent, and counts 0. */
const esperado = z.object({ n: z._default(z.int(), 0), esperado_centavos: z._default(monto, CERO) });
const porPlazo = z.object({ 30: z.optional(esperado), 40: z.optional(esperado), 60: z.optional(esperado) });

/** The day as far as the office looks at it without reading its document. */
const diaEnSumas = z.object({
  ...z.partial(sumasDelDia).shape,
  efectivo_centavos: z.optional(monto),
  del_banco_centavos: z.optional(monto),
  de_castigados_centavos: z.optional(monto),
  de_castigados_transferido_centavos: z.optional(monto),
  fuera: z.optional(porPlazo),
  visitados: z.optional(porPlazo),
  en_espera: z.optional(porPlazo),
  pagados: z.optional(esperado),
  clientes_visitados: z.optional(z.int()),
});

/** The active credits whose cash is still to be handed over. */
const porEntregar = z.object({
  n: z._default(z.int(), 0),
  monto_centavos: z._default(monto, CERO),
  monto_total_centavos: z._default(monto, CERO),
  total_pagado_centavos: z._default(monto, CERO),
});
const NADA_POR_ENTREGAR = porEntregar.parse({});

/** Changed by increments: a key that was dropped at zero comes back with only the fields that changed. */
const saldoDe = z.object({ n: z._default(z.int(), 0), saldo_centavos: z._default(monto, CERO) });

/** Each kind of request, and expenses. */
const pendientes = cuentaDe([...TIPOS_SOLICITUD, 'gastos']);

/** Running sums: of a collector, or of all of them added up. */
const sumas = z.object({
  clientes: z.int(),
  clientes_activos: z.int(),
  creditos_activos: z.int(),
  capital_colocado_centavos: monto,
  monto_total_activos_centavos: monto,
  total_pagado_activos_centavos: monto,
  saldo_pendiente_centavos: monto,
  abono_diario_centavos: monto,
  /** Absent in sums older than it, until the next reconciliation. */
  por_entregar: z._default(porEntregar, NADA_POR_ENTREGAR),
  creditos_pendientes: z.int(),
  pendientes,
  /** Absent in sums older than it, until the next reconciliation. */
  en_mano_centavos: z._default(monto, CERO),
  en_mano_por_aprobar_centavos: monto,
  /** Absent until the first task moves it. */
  en_mano_por_resolver_centavos: z._default(monto, CERO),
  monto_gastos_pendientes_centavos: monto,
  /** Absent in sums older than it, until the next reconciliation. */
  en_ruta: z._default(porPlazo, {}),
  ultimos_15_dias: porDia(diaEnSumas),
  /** Open credits by due date; overdue = the keys before today. */
  vencimientos: porDia(saldoDe),
  /** Those that were handed over, by the first due day that is not covered, and by term. Absent in sums older than it. */
  por_atraso: z._default(
    porDia(z.object({ 30: z.optional(saldoDe), 40: z.optional(saldoDe), 60: z.optional(saldoDe) })),
    {},
  ),
});

/** Running sums of one collector; written by increments only, never read for a change. */
export const totalesDoc = z.extend(sumas, {
  id_cobrador: z.string(),
  nombre_cobrador: z.string(),
  vacaciones: z.optional(diasAusente),
  /** Whether the account is on; absent until it is turned off, or since before this was said. */
  activo: z.optional(z.boolean()),
  ultimo_movimiento_en: z.nullable(momento),
  /** When it was last written, by the store's clock (`functions/src/data/resumen.ts`). Absent until it moves. */
  movido_en: z.optional(momento),
});
export type TotalesDoc = z.output<typeof totalesDoc>;

/** The running sums of a collector who has done nothing yet. */
export const totalesEnCero = (id_cobrador: string, nombre_cobrador: string): TotalesDoc => ({
  id_cobrador,
  nombre_cobrador,
  clientes: 0,
  clientes_activos: 0,
  creditos_activos: 0,
  capital_colocado_centavos: CERO,
  monto_total_activos_centavos: CERO,
  total_pagado_activos_centavos: CERO,
  saldo_pendiente_centavos: CERO,
  abono_diario_centavos: CERO,
  por_entregar: NADA_POR_ENTREGAR,
  creditos_pendientes: 0,
  pendientes: pendientes.parse({}),
  en_mano_centavos: CERO,
  en_mano_por_aprobar_centavos: CERO,
  en_mano_por_resolver_centavos: CERO,
  monto_gastos_pendientes_centavos: CERO,
  en_ruta: {},
  ultimos_15_dias: {},
  vencimientos: {},
  por_atraso: {},
  ultimo_movimiento_en: null,
});

/**
 * The sums of all collectors as they were at one instant, so that the office's figures do not read every collector: what
 * moved since is put right when they are read. Kept only where there are many.
 */
export const resumenDoc = z.object({
  leido: instanteDelAlmacen,
  /** The day of `rezagadas`. */
  fecha: dia,
  sumas,
  /** The routes that lag the most on that day, some more of them than are shown. */
  rezagadas: z.array(
    z.object({
      id_cobrador: z.string(),
      nombre_cobrador: z.string(),
      vacaciones_hasta: z.optional(dia),
      debidos: z.int(),
      visitados: z.int(),
      esperado: monto,
      recaudado: monto,
    }),
  ),
  /** The rows of all of them on that day; absent in sums that were made by whoever asked for them. */
  filas: z.optional(indiceDeFilas),
});
export type ResumenDoc = z.output<typeof resumenDoc>;

/**
 * Of each collector what the team's table and the report of risk say, as it was at one instant: what moved since is put
 * right when it is read.
 */
export const equipoDoc = z.object({
  leido: instanteDelAlmacen,
  /** The day on which all of it was read, so that a change by hand is found on the next. */
  fecha: dia,
  rutas: z.record(
    z.string(),
    z.object({
      clientes_activos: z.int(),
      en_mano_centavos: monto,
      /** Both are absent in routes that were kept before they were. */
      nombre_cobrador: z.optional(z.string()),
      /** The credits by how long they are behind on that day (`tramosDeAtraso`). */
      tramos: z.optional(z.object({ n: z.array(z.int()), saldo_centavos: z.array(monto) })),
    }),
  ),
});
export type EquipoDoc = z.output<typeof equipoDoc>;

/** The office's days that are over: what was expected of each at its end, and what is known to have been collected on it. */
export const jornadasDoc = z.object({
  dias: porDia(
    z.object({
      esperado_centavos: monto,
      cobrado_centavos: monto,
      transferido_centavos: z.optional(monto),
      de_castigados_centavos: z.optional(monto),
    }),
  ),
});

/** Numbers that were added up, as running sums: what is not in them is 0. */
export const comoSumas = (numeros: object): ResumenDoc['sumas'] =>
  sumas.parse({ ...totalesEnCero('', ''), ...numeros });

const capturaDeFila = z.object({
  capturado_en: momento,
  sincronizado_en: momento,
  tardia: z.boolean(),
  dispositivo: z.optional(z.string()),
  secuencia: z.optional(z.int()),
  desfase_ms: z.optional(z.int()),
  clave: z.optional(z.string()),
});

const filaDia = z.object({
  tipo: z.enum(TIPOS_MOVIMIENTO),
  cliente: z.string(),
  direccion: z.string(),
  monto_centavos: monto,
  monto_solicitado_centavos: monto,
  hora: z.string(),
  id_credito: z.string(),
  fecha: dia,
  ruta_de: z.optional(z.string()),
  debido: z.optional(debido),
  transferencia: z.optional(transferencia),
  motivo_visita: z.optional(z.string()),
  nota_visita: z.optional(z.string()),
  captura: z.optional(capturaDeFila),
});

/** One collector's day: its sums and its rows, so that one read is the whole day report. */
export const diaDoc = z.object({
  id_cobrador: z.string(),
  fecha: dia,
  cobrado_centavos: monto,
  /** The part of it that came by transfer: absent on days without any. */
  transferido_centavos: z._default(monto, CERO),
  pagos: z.int(),
  visitas: z.int(),
  atrasos: z.int(),
  /** Live payments in cash by `fecha_contable`. */
  efectivo_centavos: monto,
  /** Each is absent on days older than it, until `npm run reindexar` has run. */
  interes_centavos: z._default(monto, CERO),
  condonado_centavos: z._default(monto, CERO),
  perdido_centavos: z._default(monto, CERO),
  castigado_centavos: z._default(monto, CERO),
  recuperado_centavos: z._default(monto, CERO),
  gastos_centavos: monto,
  gastos: z.int(),
  /** Each is absent on days older than it. */
  creditos_nuevos: z._default(z.int(), 0),
  creditos_por_entregar: z._default(z.int(), 0),
  creditos_terminados: z._default(z.int(), 0),
  /** Absent on a day that so far only received cash of an earlier one. */
  filas: z._default(z.record(z.string(), filaDia), {}),
  /** Credits whose payment of that day waits for the manager, with what they brought to it; null: nothing was due. */
  en_espera: z._default(z.record(z.string(), z.nullable(debido)), {}),
  /** Rows and waiting credits that were taken out, so that the documents before this one do not bring them back. Absent
   * where none was. */
  quitadas: z.optional(z.record(z.string(), z.literal(true))),
  /** The number of documents with older rows beside it; absent: all rows are in this one. */
  hojas: z.optional(z.int()),
  /** Rows came or went of which marks are found (`marcasDoc`); the hourly job computes them. */
  marcas_por_calcular: z._default(z.boolean(), false),
});
export type DiaDoc = z.output<typeof diaDoc>;
