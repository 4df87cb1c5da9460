import { DESTINOS_EFECTIVO, HECHOS_TAREA } from '@leal/domain';
import * as z from 'zod/mini';
import { dicho, dinero, distinto, guardado, igual, nuloSiFalta } from '../comunes/campo.ts';
import { pesos } from '../comunes/dinero.ts';
import { instante } from '../comunes/fechas.ts';
import { momento, monto } from '../comunes/guardado.ts';

const hecho = z.enum(HECHOS_TAREA);

/** The fields of a kind of request for which the collector holds cash: what was booked, and what became of the rest. */
export const EFECTIVO_RETENIDO = {
  monto_aprobado: nuloSiFalta(dinero),
  /** The end of cash that the decision did not book. Null: all was booked, or nobody decided yet. */
  efectivo: nuloSiFalta(igual(z.enum(DESTINOS_EFECTIVO))),
  /** The cash that has left the task so far: Σ live payments made from it, and the amount that was given back. */
  registrado_centavos: guardado(z.optional(monto)),
  devuelto_centavos: guardado(z.optional(monto)),
  /** Stored: how the task was closed, absent while some of it remains. Sent: the whole task, and what remains. */
  tarea: distinto(
    z.optional(z.object({ hecho, fecha: momento })),
    z.optional(z.object({ monto: pesos, registrado: pesos, devuelto: pesos, resta: pesos })),
  ),
  /** Some of it remains: the collector's open task. */
  tarea_abierta: dicho(z.optional(z.boolean())),
  tarea_hecha: dicho(z.optional(z.object({ hecho, fecha: instante }))),
} as const;
