import {
  DESTINOS_EFECTIVO,
  EFECTIVOS_CORREGIDOS,
  ESTADOS_SOLICITUD,
  type EstadoSolicitud,
  interpretarEstadoSolicitud,
  TOPES,
} from '@leal/domain';
import * as z from 'zod/mini';
import { id, textoOpcional } from './campos.ts';

const leer = (texto: string) => texto.split(',').map(interpretarEstadoSolicitud);

/** `?estado=aprobada,rechazada`, in either spelling; absent, every state. */
export const estadosPedidos = z.optional(
  z.codec(
    z.string().check(
      z.refine((texto) => leer(texto).every((estado) => estado !== null), {
        error: 'El estado no es válido',
      }),
    ),
    z.array(z.enum(ESTADOS_SOLICITUD)),
    {
      decode: (texto) => leer(texto).filter((estado): estado is EstadoSolicitud => estado !== null),
      encode: (estados) => estados.join(','),
    },
  ),
);

/** The manager's comment on any decision; the collector reads it. */
export const comentarioDecision = textoOpcional(TOPES.motivo);

/** The fields of every decision by state (spec §7). */
export const decisionPorEstado = {
  estado: z.enum(['aprobada', 'rechazada'], { error: 'Debe ser aprobada o rechazada' }),
  comentario: comentarioDecision,
  /** When it comes it must be the caller. */
  gerente_responde: z.optional(id),
};

/**
 * Cash in hand (several abonos, a late capture) that the decision does not book (all of it, or the rest) is given back,
 * or up to 5 abonos of it are registered. When this is absent it is to be given back, and the audit says so.
 */
export const efectivoRechazado = z.enum(DESTINOS_EFECTIVO);

/** The cash that a correction takes from the payment was given back, or never received. Absent: never received. */
export const efectivoCorregido = z.optional(z.enum(EFECTIVOS_CORREGIDOS));
