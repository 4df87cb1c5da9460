import * as z from 'zod/mini';
import { pesos } from '../comunes/dinero.ts';

/** What stands already, when an action says `yaRegistrado`. */
export const registrado = z.object({
  id_pago: z.string(),
  tipo: z.enum(['pago', 'visita', 'atraso']),
  monto: pesos,
  hora: z.string(),
});
export type Registrado = z.output<typeof registrado>;
