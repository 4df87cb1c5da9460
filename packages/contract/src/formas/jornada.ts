import * as z from 'zod/mini';
import { pesos } from '../comunes/dinero.ts';

/** The credits that an answer counts as visited, so that a phone does not count one again. A kept answer of before lacks it. */
export const visitados = z.optional(z.array(z.string()));

/** A route's day so far (docs/figuras.md: `clientesDelDia`, `visitadosDelDia`, `esperadoHoy`, `recaudadoHoy`). */
export const jornada = {
  /** Credits due or visited today, and how many of them were visited. */
  debidos: z.int(),
  visitados: z.int(),
  esperado: pesos,
  recaudado: pesos,
  /** The part of it that came by transfer; absent: none. */
  transferido: z.optional(pesos),
};
