import * as z from 'zod/mini';
import { pesos } from '../comunes/dinero.ts';
import { instante } from '../comunes/fechas.ts';

/** The last word of a phone about itself, and when it said so. */
export const dichoPorTelefono = { visto_en: instante, sin_enviar: z.int(), monto_sin_enviar: pesos };

/**
 * `propia`: the session in which somebody asks. `terminada`: it says nothing more until its person signs in there again.
 * `perdido`: the same, and its receipts are closed.
 */
const ESTADOS_TELEFONO = ['abierta', 'propia', 'terminada', 'perdido'] as const;

/** A phone of a person, as it was last heard of. */
export const telefonoDePersona = z.object({
  dispositivo: z.string(),
  version: z.string(),
  estado: z.enum(ESTADOS_TELEFONO),
  ...dichoPorTelefono,
});
export type TelefonoDePersona = z.output<typeof telefonoDePersona>;
