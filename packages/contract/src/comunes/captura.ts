import * as z from 'zod/mini';
import { guardado, igual, opcional } from './campo.ts';
import { instante } from './fechas.ts';

/** What a phone says about the moment it captured an action; accepted by every captured call. */
export const captura = {
  capturado_en: z.optional(instante),
  dispositivo: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))),
  secuencia: z.optional(z.int().check(z.gte(0))),
  desfase_ms: z.optional(z.int()),
};

/** The Idempotency-Key under which a phone sent it, or would have. */
export const claveDeRegistro = z.string().check(z.regex(/^[\x20-\x7e]{1,200}$/));

/** Who captured it, as a request keeps it beside the instant, with the hash of the key under which it came. */
export const CAPTURADA = {
  dispositivo: opcional(igual(z.string())),
  secuencia: opcional(igual(z.int())),
  desfase_ms: opcional(igual(z.int())),
  /** Kept for ever: the key's own record is forgotten after some days. */
  clave: guardado(z.optional(z.string())),
};
