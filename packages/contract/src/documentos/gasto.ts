import { ESTADOS_SOLICITUD } from '@leal/domain';
import * as z from 'zod/mini';
import { dia, momento, monto } from './comunes.ts';

export const gastoDoc = z.object({
  id_gasto: z.string(),
  id_cobrador: z.string(),
  nombre_cobrador: z.string(),
  monto_centavos: monto,
  motivo: z.string(),
  estado: z.enum(ESTADOS_SOLICITUD),
  fecha_solicitud: momento,
  fecha_respuesta: z.nullable(momento),
  fecha_aprobacion: z.nullable(dia),
  id_gerente: z.nullable(z.string()),
  nombre_gerente: z.nullable(z.string()),
  motivo_rechazo: z.nullable(z.string()),
});
export type GastoDoc = z.output<typeof gastoDoc>;
