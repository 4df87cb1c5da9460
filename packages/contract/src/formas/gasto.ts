import { ESTADOS_SOLICITUD } from '@leal/domain';
import * as z from 'zod/mini';
import { pesos } from '../comunes/dinero.ts';
import { instante } from '../comunes/fechas.ts';

/** The fields that an expense's document and every answer say in the same way. */
export const deGasto = {
  id_gasto: z.string(),
  id_cobrador: z.string(),
  nombre_cobrador: z.string(),
  motivo: z.string(),
  estado: z.enum(ESTADOS_SOLICITUD),
  id_gerente: z.nullable(z.string()),
  nombre_gerente: z.nullable(z.string()),
  motivo_rechazo: z.nullable(z.string()),
};

/** A collector's expense (spec §3). */
export const gasto = z.object({
  ...deGasto,
  monto: pesos,
  fecha_solicitud: instante,
  fecha_respuesta: z.nullable(instante),
});
export type Gasto = z.output<typeof gasto>;
