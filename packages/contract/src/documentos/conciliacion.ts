import * as z from 'zod/mini';
import { dia, momento } from '../comunes/guardado.ts';

/** Centavos or a count; a mark (`renovable`); null: there is none, or no number tells it. */
const valor = z.nullable(z.union([z.number(), z.boolean()]));

/** A stored figure that was not what the documents add up to. */
export const diferenciaConciliada = z.object({
  id_cobrador: z.string(),
  /** 'creditos/x', 'totales/x/dias/2026-11-20'. */
  documento: z.string(),
  campo: z.string(),
  guardado: valor,
  contado: valor,
  /** What was added to it; null where nothing was added but written. */
  deriva: z.nullable(z.number()),
});
export type DiferenciaConciliada = z.output<typeof diferenciaConciliada>;

/** What no rule repairs: a person has to look. */
export const asuntoPorRevisar = z.object({
  id_cobrador: z.string(),
  documento: z.string(),
  motivo: z.string(),
});
export type AsuntoPorRevisar = z.output<typeof asuntoPorRevisar>;

export const cobradorFallido = z.object({ id_cobrador: z.string(), motivo: z.string() });

/** `en_curso`: not over; whoever runs next goes on where it stopped. */
export const ESTADOS_CONCILIACION = ['en_curso', 'cuadra', 'corregida', 'por_revisar'] as const;

/** A day's reconciliation, kept from its first collector on; a later one of the same day takes its place. */
export const conciliacionDoc = z.object({
  fecha: dia,
  estado: z.enum(ESTADOS_CONCILIACION),
  /** The run that it is; its repairs are signed with it. */
  corrida: z.string(),
  /** The last collector that is in it, in the order of their ids; null: none yet. */
  hasta: z.nullable(z.string()),
  empezo_en: momento,
  /** Or, while it is not over, when it got this far. */
  termino_en: momento,
  /** When the last collector was read; each one is read as of one instant of its own. */
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
  /** The earlier runs of the same day. */
  anteriores: z.array(
    z.object({ termino_en: momento, diferencias: z.int(), sin_reparar: z.int(), fallidos: z.int() }),
  ),
});
export type ConciliacionDoc = z.output<typeof conciliacionDoc>;

/** What a screen says of it: it can be read of a record that an older version kept. */
export const conciliacionBreve = z.pick(conciliacionDoc, {
  fecha: true,
  estado: true,
  empezo_en: true,
  diferencias: true,
  sin_reparar: true,
  fallidos: true,
});
export type ConciliacionBreve = z.output<typeof conciliacionBreve>;
