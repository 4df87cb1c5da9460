import { ESTADOS_CREDITO } from '@leal/domain';
import * as z from 'zod/mini';
import { diasPago } from '../comunes/campos.ts';
import { senasCliente } from '../comunes/cliente.ts';
import { enPesos, pesos } from '../comunes/dinero.ts';
import { fechaNegocio, instante } from '../comunes/fechas.ts';
import { duenos } from './cliente.ts';

/** What its document and every answer say of a credit in the same way. */
export const deCredito = {
  id_credito: z.string(),
  ...duenos,
  interes: z.number(),
  dias_pago: diasPago,
  atrasos: z.int(),
  estado_credito: z.enum(ESTADOS_CREDITO),
  fecha_inicio: z.nullable(fechaNegocio),
  fecha_vencimiento: z.nullable(fechaNegocio),
};

/** Pesos in answers, centavos in its document. */
export const MONTOS_CREDITO = [
  'monto_solicitado',
  'monto_total',
  'monto_diario',
  'total_pagado',
  'saldo',
] as const;

/** What every list or single answer says of a credit (spec §3). */
export const credito = z.object({
  ...deCredito,
  ...senasCliente,
  slug: z.string(),
  ...enPesos(MONTOS_CREDITO),
  fecha_solicitud: instante,
  dias_transcurridos: z.int(),
  /** A payment of 6 or more abonos that waits for the manager. */
  pendiente_multiple: z.optional(z.object({ id_solicitud: z.string(), monto: pesos })),
  /** The open request to edit the client; there is at most one. */
  edicion_pendiente: z.optional(z.string()),
});
export type Credito = z.output<typeof credito>;
