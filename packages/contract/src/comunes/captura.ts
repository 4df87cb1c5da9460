import * as z from 'zod/mini';
import { instante } from './fechas.ts';

/** What a phone says about the moment it captured an action; accepted by every captured call. */
export const captura = {
  capturado_en: z.optional(instante),
  dispositivo: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))),
  secuencia: z.optional(z.int().check(z.gte(0))),
  desfase_ms: z.optional(z.int()),
};
