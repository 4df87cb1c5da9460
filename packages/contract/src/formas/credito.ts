import { ESTADOS_CREDITO } from '@leal/domain';
import * as z from 'zod/mini';
import { diasPago } from '../comunes/campos.ts';
import { pesos } from '../comunes/dinero.ts';
import { fechaNegocio, instante } from '../comunes/fechas.ts';

/** What every list or single answer says of a credit (spec §3). Amounts: pesos on the wire. */
export const credito = z.object({
  id_credito: z.string(),
  id_cliente: z.string(),
  id_cobrador: z.string(),
  nombre: z.string(),
  slug: z.string(),
  negocio: z.string(),
  direccion: z.string(),
  telefono: z.string(),
  monto_solicitado: pesos,
  interes: z.number(),
  dias_pago: diasPago,
  monto_total: pesos,
  monto_diario: pesos,
  total_pagado: pesos,
  saldo: pesos,
  atrasos: z.int(),
  estado_credito: z.enum(ESTADOS_CREDITO),
  fecha_solicitud: instante,
  fecha_inicio: z.nullable(fechaNegocio),
  fecha_vencimiento: z.nullable(fechaNegocio),
  dias_transcurridos: z.int(),
  /** A payment of 6 or more abonos that waits for the manager. */
  pendiente_multiple: z.optional(z.object({ id_solicitud: z.string(), monto: pesos })),
  /** The open request to edit the client: there is no second one beside it. */
  edicion_pendiente: z.optional(z.string()),
});
export type Credito = z.output<typeof credito>;
