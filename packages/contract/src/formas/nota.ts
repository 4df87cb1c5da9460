import * as z from 'zod/mini';
import { instante } from '../comunes/fechas.ts';

/** A note for whoever goes to a client's door. */
export const nota = z.object({
  texto: z.string(),
  /** The name of who wrote it. */
  por: z.string(),
  capturado_en: instante,
});
export type NotaDicha = z.output<typeof nota>;

/** Absent where there is none. */
export const conNota = { nota: z.optional(nota) };
