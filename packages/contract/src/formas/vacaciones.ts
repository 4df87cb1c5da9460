import * as z from 'zod/mini';
import { fechaNegocio } from '../comunes/fechas.ts';

/** Somebody is away from the one day to the other, both included. */
export const vacaciones = z.strictObject({ del: fechaNegocio, al: fechaNegocio });

/** The last day of a collector who is away today, beside the name: the reason for a route that is behind. */
export const deVacaciones = { vacaciones_hasta: z.optional(fechaNegocio) };
