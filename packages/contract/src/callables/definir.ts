import type { IdRol } from '@leal/domain';
import * as z from 'zod/mini';
import { cambiosCliente } from '../clientes/solicitar-edicion.ts';
import { id } from '../comunes/campos.ts';
import { comentarioDecision, efectivoCorregido, efectivoRechazado } from '../comunes/decision.ts';
import { montoAprobado } from '../comunes/dinero.ts';
import { vistoDecision } from '../vistos/visto.ts';
import type { Esquema } from '../llamada.ts';

/** A function that the Firebase SDK calls by its name, written once for both sides. */
export type Callable<D extends Esquema = Esquema, R extends Esquema = Esquema> = {
  readonly nombre: string;
  readonly roles: readonly IdRol[];
  readonly resumen: string;
  readonly datos: D;
  readonly respuesta: R;
};

export type DatosCallable<C> = C extends Callable<infer D> ? z.output<D> : never;
export type RespuestaCallable<C> = C extends Callable<Esquema, infer R> ? z.output<R> : never;

/** The fields of every decision. A field that the kind of thing decided does not use is ignored. */
export const datosDecision = z.strictObject({
  id,
  decision: z.enum(['aprobar', 'rechazar'], { error: 'Debe ser aprobar o rechazar' }),
  comentario: comentarioDecision,
  /** The amount instead of the one asked for: the edit of a payment, several abonos, a late capture. */
  monto_aprobado: z.optional(montoAprobado),
  /** The reason for rejecting a renewal or an expense; without it the comment is the reason. */
  motivo_rechazo: comentarioDecision,
  /** Several abonos, or a late capture, rejected or approved for less. */
  efectivo: z.optional(efectivoRechazado),
  /** The values that the question showed; without them nothing is compared, and the audit says so. */
  visto: vistoDecision,
  /** A lower amount of a payment: the difference was never received, or given back. */
  efectivo_corregido: efectivoCorregido,
  /** The manager's changes of the client, instead of those that an edit asked for. */
  cambios: z.optional(cambiosCliente),
  /** The idempotency key: a callable has no header for it. */
  clave: z.optional(z.string().check(z.regex(/^[\x20-\x7e]{1,200}$/))),
});
export type DatosDecision = z.output<typeof datosDecision>;
