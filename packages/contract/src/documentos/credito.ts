import { type CreditoRenovable, criteriosDe, ESTADOS_ENTREGA, esRenovable } from '@leal/domain';
import * as z from 'zod/mini';
import { deCredito, MONTOS_CREDITO } from '../formas/credito.ts';
import { fotoDelCliente } from './cliente.ts';
import { criterios, debido, dia, enCentavos, momento, monto, porDia } from '../comunes/guardado.ts';

/** Whose row it is, when that is not the credit's collector (`quienHizo`). */
const deOtro = z.optional(z.string());
const hecho = { id_movimiento: z.string(), hora: z.string(), id_cobrador: deOtro };

/** A business date's rows so far; `n` counts its regular payment rows, deleted ones too. */
const gestionDia = z.object({
  pago: z.optional(z.object({ ...hecho, monto_centavos: monto })),
  transferencia: z.optional(
    z.object({
      ...hecho,
      monto_centavos: monto,
      referencia: z.optional(z.string()),
      de_otro_dia: z.optional(z.literal(true)),
    }),
  ),
  visita: z.optional(z.object(hecho)),
  atraso: z.optional(z.object(hecho)),
  multiple: z.optional(
    z.object({
      id_solicitud: z.string(),
      monto_centavos: monto,
      hora: z.string(),
      debido: z.optional(debido),
      id_cobrador: deOtro,
      transferencia: z.optional(z.literal(true)),
    }),
  ),
  n: z.int(),
  n_transferencias: z.optional(z.int()),
});

const decisionCredito = z.object({
  estado: z.enum(['Aprobado', 'Rechazado']),
  id_gerente: z.string(),
  nombre_gerente: z.string(),
  fecha: momento,
  comentario: z.string(),
});

/** Somebody did something of a manager's, and why. */
const quienYPorque = { en: momento, por: z.string(), nombre: z.string(), motivo: z.string() };

const castigo = z.object({
  ...quienYPorque,
  fecha: dia,
  saldo_centavos: monto,
  capital_centavos: monto,
  num_pagos: z.int(),
  id_cobrador: z.string(),
  levantado: z.optional(z.object(quienYPorque)),
});

/** A new plan that its client promised (`Convenio`). */
const convenio = z.object({
  id: z.string(),
  en: momento,
  fecha: dia,
  por: z.string(),
  nombre: z.string(),
  renglones: z.array(z.object({ fecha: dia, monto_centavos: monto })),
  nota: z.optional(z.string()),
  pagado_antes_centavos: monto,
});

export const creditoDoc = z.object({
  ...deCredito,
  ...fotoDelCliente,
  ...enCentavos([...MONTOS_CREDITO, 'monto_entregado']),
  num_pagos: z.int(),
  /** A transfer was ever booked on it: only of such a credit somebody asks what the bank has seen. */
  con_transferencia: z.optional(z.literal(true)),
  fecha_solicitud: momento,
  fecha_fin: z.nullable(dia),
  /** `debeDesde`; absent in credits that did not change since it is kept (`npm run reindexar` sets it). */
  debe_desde: z.optional(z.nullable(dia)),
  /** Days covered by their due date (`diasATiempo`): set when paid off or renewed, else null. Older ones lack it. */
  dias_a_tiempo: z._default(z.nullable(z.int()), null),
  /** Never null once approved: the route's query needs it. */
  fecha_ultima_gestion: z.nullable(dia),
  ultimo_movimiento_en: z.nullable(momento),
  gestiones: porDia(gestionDia),
  /** Regular payments that arrived on that server day, whatever their business date: the 6-abono control. */
  llegadas: z.nullable(z.object({ fecha: dia, monto_centavos: monto })),
  /** The last promise, and what was paid in all when it was made: what it says of its day needs no further read. */
  promesa: z.optional(z.object({ fecha: dia, monto_centavos: monto, total_pagado_centavos: monto })),
  convenio: z.optional(z.nullable(convenio)),
  solicitud_multiple: z.nullable(z.string()),
  solicitud_renovacion: z.nullable(z.string()),
  solicitud_edicion_cliente: z.nullable(z.string()),
  id_credito_anterior: z.nullable(z.string()),
  id_credito_siguiente: z.nullable(z.string()),
  /** Whether it may be renewed (`esRenovable`), for the list's query. Updated with every change; absent means no. */
  renovable: z.optional(z.boolean()),
  /** By which it is marked and adds to its collector's sums (`criteriosDe`). */
  criterios: z.optional(criterios),
  decision: z.nullable(decisionCredito),
  /** The person who registered it, when that was not its collector; the same person may later decide it. */
  registrado_por: z.optional(z.string()),
  /** The collector's name when it was asked for: the list of pending ones shows it. Older ones lack it. */
  nombre_cobrador: z.optional(z.string()),
  /** The credit of whoever its client seems to be, while it waits; searched again every hour. */
  parecido: z.optional(z.string()),
  /** Absent on older ones, and where nothing is handed over. */
  entrega: z.optional(
    z.object({
      estado: z.enum(ESTADOS_ENTREGA),
      monto_centavos: monto,
      fecha: z.nullable(dia),
      firmada: z.optional(z.literal(true)),
      reloj_corregido: z.optional(z.literal(true)),
      id_fondo: z.optional(z.string()),
      deshecha: z.optional(z.int()),
      /** Whoever handed it over, when the credit has changed hands since. */
      id_cobrador: z.optional(z.string()),
    }),
  ),
  /** Whose it was before, each until that instant; the last ten. */
  asignaciones: z.optional(z.array(z.object({ id_cobrador: z.string(), hasta: momento }))),
  /** The other collectors whose days and boxes hold something of it: a row, its first day, its hand-over (`duenos.ts`). */
  tambien_de: z.optional(z.array(z.string())),
  /** Whoever had it on its first day, and on its last, when that is not its collector. */
  empezo_con: z.optional(z.string()),
  termino_con: z.optional(z.nullable(z.string())),
  /** It ran before Leal: the import and the file's row that it came with. */
  importado: z.optional(z.object({ id: z.string(), renglon: z.int() })),
  /** It was taken out as lost. */
  castigo: z.optional(z.nullable(castigo)),
  /** Write-offs that were taken back, with the day of each. */
  castigos_deshechos: z.optional(
    z.array(z.object({ fecha: dia, deshecho: dia, capital_centavos: monto, id_cobrador: z.string() })),
  ),
  /** A manager wants it written off, and another one has to confirm that. */
  castigo_pedido: z.optional(z.nullable(z.object(quienYPorque))),
  /** Its client was deleted: no list finds it any more, its ledger stays. */
  cliente_eliminado: z.optional(z.literal(true)),
  creado_en: momento,
});
export type CreditoDoc = z.output<typeof creditoDoc>;

/** The fields by which a credit is counted: whether it may be renewed, and what its card adds to the sums of its route. */
export const creditoContable = z.pick(creditoDoc, {
  cliente_eliminado: true,
  criterios: true,
  dias_pago: true,
  estado_credito: true,
  fecha_inicio: true,
  gestiones: true,
  id_cobrador: true,
  id_credito_siguiente: true,
  monto_diario_centavos: true,
  monto_total_centavos: true,
  renovable: true,
  saldo_centavos: true,
  solicitud_multiple: true,
  total_pagado_centavos: true,
});
export type CreditoContable = z.output<typeof creditoContable>;

/** The fields that the rules of renewal look at. */
export const renovableDe = (credito: CreditoContable): CreditoRenovable => ({
  estado_credito: credito.estado_credito,
  total_pagado: credito.total_pagado_centavos,
  monto_total: credito.monto_total_centavos,
  id_credito_siguiente: credito.id_credito_siguiente,
});

/** Whether the list of renewals shows it, as it is counted; a deleted client's credit is in no list. */
export const estaRenovable = (credito: CreditoContable): boolean =>
  credito.cliente_eliminado !== true && esRenovable(renovableDe(credito), criteriosDe(credito));
