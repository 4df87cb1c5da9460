import * as z from 'zod/mini';
import { momento } from '../comunes/guardado.ts';

/** `creditos/{id}/firmas/entrega`: what its client drew at the door; apart, so that no list of credits reads it. */
export const firmaDoc = z.object({
  id_credito: z.string(),
  id_cobrador: z.string(),
  /** The collector who handed it over. */
  nombre_cobrador: z.string(),
  /** The strokes, as `interpretarFirma` reads them. */
  trazos: z.string(),
  /** The instant on the phone's clock. */
  firmada_en: momento,
});
export type FirmaDoc = z.output<typeof firmaDoc>;
