import { ESTADOS_CREDITO } from '@leal/domain';
import * as z from 'zod/mini';
import { diasPago } from '../comunes/campos.ts';
import { pesos } from '../comunes/dinero.ts';
import { comunDicho } from './forma.ts';
import { deCadaTipo } from './tipos.ts';

/** A request of any kind. */
export const solicitud = z.discriminatedUnion('tipo', deCadaTipo('solicitud'));
export type Solicitud = z.output<typeof solicitud>;
export type SolicitudDe<T extends Solicitud['tipo']> = Extract<Solicitud, { tipo: T }>;

/**
 * A credit as its collector asked for it, in the shape of a request: `estado` and `comentario` are the
 * manager's decision, `estado_credito` is where it stands today. Its `id_solicitud` is the credit's id.
 */
export const solicitudCredito = z.object({
  ...comunDicho,
  tipo: z.literal('credito'),
  estado_credito: z.enum(ESTADOS_CREDITO),
  monto_solicitado: pesos,
  dias_pago: diasPago,
  interes: z.number(),
  monto_total: pesos,
  monto_diario: pesos,
});
export type SolicitudCredito = z.output<typeof solicitudCredito>;
