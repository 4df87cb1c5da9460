import { ESTADOS_SOLICITUD } from '@leal/domain';
import * as z from 'zod/mini';
import { pesos } from '../comunes/dinero.ts';
import { instante } from '../comunes/fechas.ts';

/** A collector's expense (spec §3). */
export const gasto = z.object({
  id_gasto: z.string(),
  id_cobrador: z.string(),
  nombre_cobrador: z.string(),
  monto: pesos,
  motivo: z.string(),
  estado: z.enum(ESTADOS_SOLICITUD),
  fecha_solicitud: instante,
  fecha_respuesta: z.nullable(instante),
  id_gerente: z.nullable(z.string()),
  nombre_gerente: z.nullable(z.string()),
  motivo_rechazo: z.nullable(z.string()),
});
export type Gasto = z.output<typeof gasto>;
