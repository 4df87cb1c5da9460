import * as z from 'zod/mini';
import { pesos } from '../comunes/dinero.ts';

/** A route's day so far (docs/figuras.md: `clientesDelDia`, `visitadosDelDia`, `esperadoHoy`, `recaudadoHoy`). */
export const jornada = {
  /** Credits due today, and how many of them were visited. */
  debidos: z.int(),
  visitados: z.int(),
  esperado: pesos,
  recaudado: pesos,
};
