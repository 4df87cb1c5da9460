import type { Centavos } from '@leal/domain';
import * as z from 'zod/mini';
import { deGasto } from '../formas/gasto.ts';
import { dia, momento, monto } from '../comunes/guardado.ts';

export const gastoDoc = z.object({
  ...deGasto,
  monto_centavos: monto,
  fecha_solicitud: momento,
  fecha_respuesta: z.nullable(momento),
  fecha_aprobacion: z.nullable(dia),
});
export type GastoDoc = z.output<typeof gastoDoc>;

type GastoPedido = {
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
