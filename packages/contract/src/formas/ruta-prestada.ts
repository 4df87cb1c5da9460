import * as z from 'zod/mini';
import { fechaNegocio, instante } from '../comunes/fechas.ts';

/** A route that somebody else works for some days, as the office sees it. */
export const rutaPrestada = z.object({
  id_prestada: z.string(),
  de: z.string(),
  nombre_de: z.string(),
  a: z.string(),
  nombre_a: z.string(),
  /** The first and the last day, both included. */
  del: fechaNegocio,
  al: fechaNegocio,
  desde: instante,
  /** The first instant at which it holds no more. */
  hasta: instante,
  /** Its own collector collects as well. */
  ambos: z.boolean(),
});
export type RutaPrestadaDicha = z.output<typeof rutaPrestada>;

/** A route that its reader works for somebody else today. */
export const rutaQueLleva = z.object({ id_cobrador: z.string(), nombre: z.string(), al: fechaNegocio });

/** The collector who works a route today for its own. */
export const quienLaLleva = z.object({ nombre: z.string(), al: fechaNegocio, ambos: z.boolean() });
