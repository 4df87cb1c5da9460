import { ESTADOS_SOLICITUD, HECHOS_TAREA, type SolicitudSumable, type TIPOS_SOLICITUD } from '@leal/domain';
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
};

/** What each type of request adds. */
export const datosSolicitud = {
  edicion_pago: z.object({
    id_movimiento: z.string(),
    monto_pagado_centavos: monto,
    monto_nuevo_centavos: monto,
    monto_aprobado_centavos: z.nullable(monto),
  }),
  eliminacion_pago: z.object({ id_movimiento: z.string(), monto_pago_centavos: monto }),
  abonos_multiples: z.object({
    monto_total_centavos: monto,
    cantidad_abonos: z.int(),
    monto_por_abono_centavos: monto,
    fecha: dia,
    hora: z.string(),
    capturado_en: momento,
    efectivo: z.nullable(z.enum(['devolver', 'registrar'])),
    monto_aprobado_centavos: z.nullable(monto),
    /** Rejected: what the collector did with the cash. Absent: not yet. */
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

/** What the sums need of it: a payment of several abonos holds the collector's cash while it waits. */
export const sumableDe = (solicitud: SolicitudDoc): SolicitudSumable => ({
  tipo: solicitud.tipo,
  estado: solicitud.estado,
  monto_centavos: solicitud.tipo === 'abonos_multiples' ? solicitud.datos.monto_total_centavos : undefined,
});
