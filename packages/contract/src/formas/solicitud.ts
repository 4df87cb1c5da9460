import {
  DESTINOS_EFECTIVO,
  EFECTIVOS_CORREGIDOS,
  ESTADOS_CREDITO,
  ESTADOS_SOLICITUD,
  type EstadoEdicionCliente,
  HECHOS_TAREA,
} from '@leal/domain';
import * as z from 'zod/mini';
import { diasPago } from '../comunes/campos.ts';
import { pesos } from '../comunes/dinero.ts';
import { fechaNegocio, instante } from '../comunes/fechas.ts';

/** What every request says, whatever its type (spec §3). Amounts: pesos on the wire. */
const comun = {
  id_solicitud: z.string(),
  id_cobrador: z.string(),
  solicitante: z.string(),
  nombre_solicitante: z.string(),
  id_cliente: z.string(),
  id_credito: z.nullable(z.string()),
  nombre_cliente: z.string(),
  negocio: z.string(),
  direccion: z.string(),
  motivo: z.string(),
  fecha_solicitud: instante,
  fecha_respuesta: z.nullable(instante),
  gerente_responde: z.nullable(z.string()),
  nombre_gerente: z.nullable(z.string()),
  comentario: z.string(),
};
const conEstado = { ...comun, estado: z.enum(ESTADOS_SOLICITUD) };

const efectivo_corregido = z.optional(z.enum(EFECTIVOS_CORREGIDOS));

export const solicitudEdicionPago = z.object({
  ...conEstado,
  tipo: z.literal('edicion_pago'),
  id_pago: z.string(),
  /** What stood when it was asked for. */
  monto_pagado: pesos,
  monto_nuevo: pesos,
  monto_aprobado: z.nullable(pesos),
  /** To a lower amount: what became of the difference. */
  efectivo_corregido,
});

export const solicitudEliminacionPago = z.object({
  ...conEstado,
  tipo: z.literal('eliminacion_pago'),
  id_pago: z.string(),
  monto_pago: pesos,
  efectivo_corregido,
});

export const solicitudAbonosMultiples = z.object({
  ...conEstado,
  tipo: z.literal('abonos_multiples'),
  monto_total: pesos,
  cantidad_abonos: z.int(),
  monto_por_abono: pesos,
  monto_aprobado: z.nullable(pesos),
  /** The business date of the capture, on which an approval books it. */
  fecha: fechaNegocio,
  hora: z.string(),
  comentario_gerente: z.string(),
  /** Where the cash goes that the decision did not book. */
  efectivo: z.nullable(z.enum(DESTINOS_EFECTIVO)),
  /** That cash: all of a rejection, the rest of an approval of less. */
  tarea: z.optional(z.object({ monto: pesos, registrado: pesos, devuelto: pesos, resta: pesos })),
  /** Some of it remains: the collector's open task. */
  tarea_abierta: z.optional(z.boolean()),
  /** How it was closed; absent while some of it remains. */
  tarea_hecha: z.optional(z.object({ hecho: z.enum(HECHOS_TAREA), fecha: instante })),
});

const valores = z.record(z.string(), z.unknown());

/** Client edits speak their state capitalised (spec §4). */
const ESTADOS_EDICION = ['Pendiente', 'Aprobada', 'Rechazada'] as const satisfies EstadoEdicionCliente[];

export const solicitudEdicionCliente = z.object({
  ...comun,
  tipo: z.literal('edicion_cliente'),
  estado: z.enum(ESTADOS_EDICION),
  fecha_resolucion: z.nullable(instante),
  /** The fields to change; null: free text, which an approval only closes. */
  cambios_json: z.nullable(valores),
  /** What those fields said when it was asked for. */
  antes: z.nullable(valores),
  /** Those that say something else by now, with what they say; absent when none does. */
  actual: z.optional(valores),
});

export const solicitudRenovacion = z.object({
  ...conEstado,
  tipo: z.literal('renovacion'),
  id_credito_anterior: z.string(),
  id_credito_nuevo: z.nullable(z.string()),
  monto_solicitado: pesos,
  dias_pago: diasPago,
  interes: z.number(),
  monto_anterior: pesos,
  interes_anterior: z.number(),
  /** The old credit's balance: when it was asked for, and once it is approved at that moment. */
  saldo_anterior: pesos,
  /** Approved: the cash that the client gets. */
  monto_entregado: z.optional(pesos),
  /** Late days of the old credit then. */
  atrasos: z.optional(z.int()),
  motivo_rechazo: z.nullable(z.string()),
});

export const solicitudCapturaTardia = z.object({
  ...conEstado,
  tipo: z.literal('captura_tardia'),
  tipo_captura: z.enum(['pago', 'visita', 'atraso']),
  monto: pesos,
  fecha: fechaNegocio,
  capturado_en: instante,
  razon: z.string(),
});

/** A request of any type. */
export const solicitud = z.discriminatedUnion('tipo', [
  solicitudEdicionPago,
  solicitudAbonosMultiples,
  solicitudEliminacionPago,
  solicitudEdicionCliente,
  solicitudRenovacion,
  solicitudCapturaTardia,
]);
export type Solicitud = z.output<typeof solicitud>;
export type SolicitudDe<T extends Solicitud['tipo']> = Extract<Solicitud, { tipo: T }>;

/**
 * A credit as its collector asked for it, in the shape of a request: `estado` and `comentario` are the
 * manager's decision, `estado_credito` is where it stands today. Its `id_solicitud` is the credit's id.
 */
export const solicitudCredito = z.object({
  ...conEstado,
  tipo: z.literal('credito'),
  estado_credito: z.enum(ESTADOS_CREDITO),
  monto_solicitado: pesos,
  dias_pago: diasPago,
  interes: z.number(),
  monto_total: pesos,
  monto_diario: pesos,
});
export type SolicitudCredito = z.output<typeof solicitudCredito>;
