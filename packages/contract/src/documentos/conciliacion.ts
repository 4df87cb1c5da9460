import * as z from 'zod/mini';
import { dia, momento, monto } from '../comunes/guardado.ts';
import { cuentasDeEfectivo } from './efectivo.ts';

/** Centavos, a count, a mark (`renovable`) or a day (`debe_desde`). Null: there is no value, or it is not a number. */
const valor = z.nullable(z.union([z.number(), z.boolean(), z.string()]));

/** A stored figure that was not what the documents add up to. */
export const diferenciaConciliada = z.object({
  /** Absent where it is about all of them. */
  id_cobrador: z.optional(z.string()),
  /** 'creditos/x', 'totales/x/dias/2026-11-20', 'resumenes/oficina'. */
  documento: z.string(),
  campo: z.string(),
  guardado: valor,
  contado: valor,
  /** The number that was added to it; null where a value was written instead. */
  deriva: z.nullable(z.number()),
});
export type DiferenciaConciliada = z.output<typeof diferenciaConciliada>;

/** A matter that no rule repairs: a person has to look. */
const asuntoPorRevisar = z.object({
  /** Absent where it is about an account. */
  id_cobrador: z.optional(z.string()),
  documento: z.string(),
  motivo: z.string(),
});
export type AsuntoPorRevisar = z.output<typeof asuntoPorRevisar>;

const cobradorFallido = z.object({ id_cobrador: z.string(), motivo: z.string() });

/** The portfolio when the run was over: the dashboard of a week later says what became of it. */
const carteraDelDia = z.object({
  capital_colocado_centavos: monto,
  clientes_activos: z.int(),
  /** The part of those two that still waited to be handed over; absent in records of before, which do not say. */
  por_entregar: z.optional(z.object({ n: z.int(), monto_centavos: monto })),
  /** Those with an active account. */
  cobradores: z.int(),
  porcentaje_recuperacion: z.number(),
});

/** `en_curso`: not finished; the next run continues where it stopped. */
export const ESTADOS_CONCILIACION = ['en_curso', 'cuadra', 'corregida', 'por_revisar'] as const;

/** A day's reconciliation, stored from its first collector on; a later run of the same day replaces it. */
export const conciliacionDoc = z.object({
  fecha: dia,
  estado: z.enum(ESTADOS_CONCILIACION),
  /** The id of the run; its repairs are signed with it. */
  corrida: z.string(),
  /** The last collector that is done, in the order of their ids; null: none yet. */
  hasta: z.nullable(z.string()),
  empezo_en: momento,
  /** The instant of its end; while it is not finished, of how far it got. */
  termino_en: momento,
  /** When the last collector was read; each one is read at its own instant. */
  leido_en: momento,
  cobradores: z.int(),
  creditos: z.int(),
  movimientos: z.int(),
  /** Differences found and repaired; `detalle` holds the first ones, `detalle_omitido` more are in the log only. */
  diferencias: z.int(),
  detalle: z.array(diferenciaConciliada),
  detalle_omitido: z.int(),
  sin_reparar: z.int(),
  por_revisar: z.array(asuntoPorRevisar),
  fallidos: z.array(cobradorFallido),
  /** Absent while it is not finished, where it could not be read, and in records of before. */
  cartera: z.optional(carteraDelDia),
  /** What the collectors so far add to the cash that is to come; absent once it is kept. */
  efectivo: z.optional(cuentasDeEfectivo),
  /** The collectors whose weeks it could not keep; absent: nobody, or the run is over. */
  sin_fotos: z.optional(z.array(z.string())),
  /** The oldest week whose picture was held against the rows; absent: none was, or the run is over. */
  fotos_desde: z.optional(dia),
  /** The earlier runs of the same day. */
  anteriores: z.array(
    z.object({ termino_en: momento, diferencias: z.int(), sin_reparar: z.int(), fallidos: z.int() }),
  ),
});
export type ConciliacionDoc = z.output<typeof conciliacionDoc>;

/** The fields that a screen shows; records stored by older versions have these fields too. */
export const conciliacionBreve = z.pick(conciliacionDoc, {
  fecha: true,
  estado: true,
  empezo_en: true,
  diferencias: true,
  sin_reparar: true,
  fallidos: true,
  cartera: true,
});
export type ConciliacionBreve = z.output<typeof conciliacionBreve>;
