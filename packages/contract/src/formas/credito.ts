import { ESTADOS_CREDITO } from '@leal/domain';
import * as z from 'zod/mini';
import { diasPago } from '../comunes/campos.ts';
import { posicionDicha, promesaDicha } from '../comunes/captura.ts';
import { referenciasDichas, senasCliente } from '../comunes/cliente.ts';
import { enPesos, pesos } from '../comunes/dinero.ts';
import { fechaNegocio, instante } from '../comunes/fechas.ts';
import { duenos } from './cliente.ts';
import { conConvenio } from './convenio.ts';
import { conNota } from './nota.ts';

/** The fields that a credit's document and every answer say in the same way. */
export const deCredito = {
  id_credito: z.string(),
  ...duenos,
  interes: z.number(),
  dias_pago: diasPago,
  atrasos: z.int(),
  estado_credito: z.enum(ESTADOS_CREDITO),
  fecha_inicio: z.nullable(fechaNegocio),
  fecha_vencimiento: z.nullable(fechaNegocio),
  /** The version of the calendar of its plan; absent: the first, or it has not begun. */
  calendario: z.optional(z.int()),
};

/** Pesos in answers, centavos in its document. */
export const MONTOS_CREDITO = [
  'monto_solicitado',
  'monto_total',
  'monto_diario',
  'total_pagado',
  'saldo',
] as const;

/** Present as long as the loan waits to be handed over: nobody owes it yet. */
export const sinEntregar = { por_entregar: z.optional(z.literal(true)) };

/** The fields of a credit in every list or single answer (spec §3). */
export const credito = z.object({
  ...deCredito,
  ...senasCliente,
  slug: z.string(),
  ...enPesos(MONTOS_CREDITO),
  fecha_solicitud: instante,
  dias_transcurridos: z.int(),
  /** A payment of 6 or more abonos that waits for the manager. */
  pendiente_multiple: z.optional(
    z.object({
      id_solicitud: z.string(),
      monto: pesos,
      /** The day of its tap; an answer that a phone kept from an earlier version does not say it. */
      fecha: z.optional(fechaNegocio),
      hora: z.optional(z.string()),
      transferencia: z.optional(z.literal(true)),
    }),
  ),
  /** The open request to edit the client; there is at most one. */
  edicion_pendiente: z.optional(z.string()),
});
export type Credito = z.output<typeof credito>;

/**
 * A credit with what its day holds: what the rules of that day (`decidirGestion`) need besides, so that a phone can say
 * before the server what an amount will become. Fields with nothing in them are left out, so most cards carry none.
 */
export const creditoDeHoy = z.extend(credito, {
  /**
   * The colonia as it was typed, else as the address names it; an answer that a phone kept from an earlier version does
   * not say it.
   */
  colonia: z.optional(z.string()),
  /** Colonia and city, where they are known: the map needs them besides the street. */
  ubicacion: z.optional(z.string()),
  ...conNota,
  /** Other people to call; left out where nobody gave any. */
  referencias: z.optional(referenciasDichas),
  /** The place of the door, when somebody has set it and the owner keeps positions. */
  punto: z.optional(posicionDicha),
  /** The day of what follows. */
  fecha_hoy: z.optional(fechaNegocio),
  /** 'HH:MM'. */
  visita_hoy: z.optional(z.string()),
  atraso_hoy: z.optional(z.string()),
  /** The reason why that day has no payment, as it was said last: 'No estaba'. */
  porque_hoy: z.optional(z.string()),
  /** The last promise, on a card of the route, as long as it is not kept; with its day past it was broken. */
  ...promesaDicha,
  ...conConvenio,
  pago_hoy: z.optional(z.object({ id_movimiento: z.string(), monto: pesos, hora: z.string() })),
  /** Payment rows that the day has had, deleted ones too: they number the next. */
  pagos_hoy: z.optional(z.int()),
  /** Regular payments that arrived on that day, whatever theirs: the rule of the six abonos counts them. */
  llegado_hoy: z.optional(pesos),
  /** The day's payment by transfer, and how many transfers the day ever had. */
  transferencia_hoy: z.optional(
    z.object({
      id_movimiento: z.string(),
      monto: pesos,
      hora: z.string(),
      /** A deposit of another day: the transfer of this one may still come. */
      de_otro_dia: z.optional(z.literal(true)),
    }),
  ),
  transferencias_hoy: z.optional(z.int()),
});
export type CreditoDeHoy = z.output<typeof creditoDeHoy>;
