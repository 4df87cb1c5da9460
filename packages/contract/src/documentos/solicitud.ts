import {
  CERO,
  DESTINOS_EFECTIVO,
  EFECTIVOS_CORREGIDOS,
  ESTADOS_SOLICITUD,
  HECHOS_TAREA,
  type SolicitudDeEfectivo,
  type SolicitudSumable,
  tareaAbierta,
  type TIPOS_SOLICITUD,
} from '@leal/domain';
import * as z from 'zod/mini';
import { dia, mapa, momento, monto, plazo } from './comunes.ts';

const comunes = {
  id_solicitud: z.string(),
  estado: z.enum(ESTADOS_SOLICITUD),
  id_cobrador: z.string(),
  solicitante: z.string(),
  nombre_solicitante: z.string(),
  id_cliente: z.string(),
  id_credito: z.nullable(z.string()),
  nombre_cliente: z.string(),
  negocio: z.string(),
  direccion: z.string(),
  motivo: z.string(),
  fecha_solicitud: momento,
  fecha_respuesta: z.nullable(momento),
  gerente_responde: z.nullable(z.string()),
  nombre_gerente: z.nullable(z.string()),
  comentario: z.string(),
  decision_propia: z.boolean(),
  /** What the decision left of its cash is still in the collector's hands: asked for by queries. */
  tarea_abierta: z.optional(z.boolean()),
};

/** Of a correction: what became of the cash that it takes from the payment. Absent: nobody said. */
const efectivo_corregido = z.optional(z.enum(EFECTIVOS_CORREGIDOS));

/** What each type of request adds. */
export const datosSolicitud = {
  edicion_pago: z.object({
    id_movimiento: z.string(),
    monto_pagado_centavos: monto,
    monto_nuevo_centavos: monto,
    monto_aprobado_centavos: z.nullable(monto),
    efectivo_corregido,
  }),
  eliminacion_pago: z.object({
    id_movimiento: z.string(),
    monto_pago_centavos: monto,
    efectivo_corregido,
  }),
  abonos_multiples: z.object({
    monto_total_centavos: monto,
    cantidad_abonos: z.int(),
    monto_por_abono_centavos: monto,
    fecha: dia,
    hora: z.string(),
    capturado_en: momento,
    /** Where the cash goes that the decision did not book. Null: all of it was booked, or nobody decided yet. */
    efectivo: z.nullable(z.enum(DESTINOS_EFECTIVO)),
    monto_aprobado_centavos: z.nullable(monto),
    /** Of that cash: Σ live payments made from the task, and what was given back. */
    registrado_centavos: z.optional(monto),
    devuelto_centavos: z.optional(monto),
    /** How the task was closed; absent while some of it remains. */
    tarea: z.optional(z.object({ hecho: z.enum(HECHOS_TAREA), fecha: momento })),
  }),
  edicion_cliente: z.object({
    cambios: z.nullable(mapa),
    antes: z.nullable(mapa),
    /** Of the fields asked for, what has changed since: kept by whoever changes the client meanwhile. */
    actual: z.optional(mapa),
  }),
  renovacion: z.object({
    id_credito_anterior: z.string(),
    monto_solicitado_centavos: monto,
    dias_pago: plazo,
    interes: z.number(),
    monto_anterior_centavos: monto,
    interes_anterior: z.number(),
    /** When it was asked for; approved, what was settled. */
    saldo_anterior_centavos: monto,
    /** Approved: the new amount less that; older requests do not say. */
    monto_entregado_centavos: z.optional(monto),
    /** Of the old credit when it was asked for; older requests do not say. */
    atrasos: z.optional(z.int()),
    id_credito_nuevo: z.nullable(z.string()),
    motivo_rechazo: z.nullable(z.string()),
  }),
  captura_tardia: z.object({
    tipo_captura: z.enum(['pago', 'visita', 'atraso']),
    monto_centavos: monto,
    fecha: dia,
    capturado_en: momento,
    razon: z.string(),
  }),
} as const satisfies Record<(typeof TIPOS_SOLICITUD)[number], z.ZodMiniType>;

const de = <T extends keyof typeof datosSolicitud>(tipo: T) =>
  z.object({ ...comunes, tipo: z.literal(tipo), datos: datosSolicitud[tipo] });

export const solicitudDoc = z.discriminatedUnion('tipo', [
  de('edicion_pago'),
  de('abonos_multiples'),
  de('eliminacion_pago'),
  de('edicion_cliente'),
  de('renovacion'),
  de('captura_tardia'),
]);
export type SolicitudDoc = z.output<typeof solicitudDoc>;

/** What the rules of its cash look at; undefined: no request of several abonos. */
export const multipleDe = ({ tipo, estado, datos }: SolicitudDoc) =>
  tipo === 'abonos_multiples' ? { ...datos, estado } : undefined;

/** What the sums need of it: a payment of several abonos holds the collector's cash. */
export const sumableDe = (solicitud: SolicitudDoc): SolicitudSumable => ({
  tipo: solicitud.tipo,
  estado: solicitud.estado,
  multiple: multipleDe(solicitud),
});

/** What queries ask for of a request whose decision may leave a task; of the others, nothing. */
export function conTareaAbierta(solicitud: SolicitudDoc): { readonly tarea_abierta?: boolean } {
  const multiple = multipleDe(solicitud);
  return multiple === undefined ? {} : { tarea_abierta: tareaAbierta(multiple) };
}

/** What `repartirEfectivo` needs of it. */
export const efectivoDe = (solicitud: SolicitudDoc): SolicitudDeEfectivo => ({
  id_solicitud: solicitud.id_solicitud,
  tipo: solicitud.tipo,
  estado: solicitud.estado,
  multiple: multipleDe(solicitud) ?? null,
  tardio:
    solicitud.tipo === 'captura_tardia' && solicitud.datos.tipo_captura === 'pago'
      ? solicitud.datos.monto_centavos
      : CERO,
});
