import * as z from 'zod/mini';
import { pesos } from '../comunes/dinero.ts';

/** The payment summary of spec §3. The penalty informs; it is never part of the balance. */
export const resumenPago = z.object({
  totalAtrasos: z.int(),
  penalizaciones: z.int(),
  montoPenalizacion: pesos,
  totalPagado: pesos,
  montoRestante: pesos,
});
export type ResumenPago = z.output<typeof resumenPago>;
