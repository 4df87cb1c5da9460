import { type Centavos, ESTADOS_SOLICITUD } from '@leal/domain';
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

export type GastoPedido = {
  readonly id_gasto: string;
  readonly cobrador: { readonly id: string; readonly nombre: string };
  readonly monto: Centavos;
  readonly motivo: string;
  readonly en: Date;
};

/** An expense as it is asked for: it waits. */
export const gastoNuevo = ({ id_gasto, cobrador, monto, motivo, en }: GastoPedido): GastoDoc => ({
  id_gasto,
  id_cobrador: cobrador.id,
  nombre_cobrador: cobrador.nombre,
  monto_centavos: monto,
  motivo,
  estado: 'pendiente',
  fecha_solicitud: en,
  fecha_respuesta: null,
  fecha_aprobacion: null,
  id_gerente: null,
  nombre_gerente: null,
  motivo_rechazo: null,
});
