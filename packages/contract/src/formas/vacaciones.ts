import * as z from 'zod/mini';
import { fechaNegocio } from '../comunes/fechas.ts';

/** Somebody is away from the one day to the other, both included. */
export const vacaciones = z.strictObject({ del: fechaNegocio, al: fechaNegocio });

/** Beside a collector's name: the last day of who is away today; why what is behind is behind. */
export const deVacaciones = { vacaciones_hasta: z.optional(fechaNegocio) };
