import { MARCAS } from '@leal/domain';
import * as z from 'zod/mini';
import { dia, momento } from '../comunes/guardado.ts';

/**
 * The marks of a collector's day, kept beside it: a row of the ledger is never rewritten for a mark, and the day itself
 * is the collector's to read. There is one only for a day with a row that came late or is marked.
 */
export const marcasDoc = z.object({
  id_cobrador: z.string(),
  fecha: dia,
  tardias: z.int(),
  marcadas: z.int(),
  /** The marks by the row's key in its day; rows without marks are not in it. */
  filas: z.record(z.string(), z.array(z.enum(MARCAS))),
  calculado_en: momento,
});
export type MarcasDoc = z.output<typeof marcasDoc>;
