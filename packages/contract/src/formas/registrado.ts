import * as z from 'zod/mini';
import { pesos } from '../comunes/dinero.ts';

/** The row that is already registered, when an action answers `yaRegistrado`. */
export const registrado = z.object({
  id_pago: z.string(),
  tipo: z.enum(['pago', 'visita', 'atraso']),
  monto: pesos,
  hora: z.string(),
  /** A payment by transfer; absent: cash, or no payment. */
  forma: z.optional(z.literal('transferencia')),
});
export type Registrado = z.output<typeof registrado>;
