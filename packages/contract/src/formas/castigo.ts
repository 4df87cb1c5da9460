import * as z from 'zod/mini';
import { enPesos, pesos } from '../comunes/dinero.ts';
import { fechaNegocio, instante } from '../comunes/fechas.ts';

/** A manager who wants a loan written off, and waits for another one to confirm it. */
export const pedidoDeCastigo = z.object({
  pedido_por: z.string(),
  pedido_en: instante,
  motivo: z.string(),
});

/** Of a loan that may be written off: the principal that would be lost, and whether somebody has asked for it. */
export const porCastigar = z.object({ perdido: pesos, pedido: z.optional(pedidoDeCastigo) });

/** Of one that is written off: what was owed and lost then, and what was paid since. */
export const castigoDicho = z.object({
  fecha: fechaNegocio,
  motivo: z.string(),
  nombre: z.string(),
  ...enPesos(['saldo', 'perdido', 'cobrado_despues']),
  /** It bars its client's next loan no more. */
  levantado: z.optional(z.literal(true)),
  /** Present as long as nothing was paid since. */
  se_puede_deshacer: z.optional(z.literal(true)),
  /** Why not. */
  no_se_deshace: z.optional(z.string()),
});
