import * as z from 'zod/mini';

/** Every answer that is not a success: a Spanish sentence fit to show, and a code to act on. */
export const respuestaError = z.object({
  message: z.string(),
  code: z.string(),
  detalles: z.optional(z.array(z.object({ campo: z.string(), mensaje: z.string() }))),
  id_peticion: z.optional(z.string()),
  /** CAMBIO_MIENTRAS: what the question would show now, in the shape of `visto` (of a booking from the bank, `sinDeposito`). */
  actual: z.optional(z.record(z.string(), z.unknown())),
});
export type RespuestaError = z.output<typeof respuestaError>;
