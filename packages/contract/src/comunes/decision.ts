import { ESTADOS_SOLICITUD, type EstadoSolicitud, leerEstadoSolicitud, TOPES } from '@leal/domain';
import * as z from 'zod/mini';
import { id, textoOpcional } from './campos.ts';

const leer = (texto: string) => texto.split(',').map(leerEstadoSolicitud);

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

/** What a manager may say with any decision; the collector reads it. */
export const comentarioDecision = textoOpcional(TOPES.motivo);

/** What every decision by state says (spec §7). */
export const decisionPorEstado = {
  estado: z.enum(['aprobada', 'rechazada'], { error: 'Debe ser aprobada o rechazada' }),
  comentario: comentarioDecision,
  /** When it comes it must be the caller. */
  gerente_responde: z.optional(id),
};

/** What becomes of the cash in hand when several abonos are rejected: given back, or up to 5 registered. */
export const efectivoRechazado = z.enum(['devolver', 'registrar']);
