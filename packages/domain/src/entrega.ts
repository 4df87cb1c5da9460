import { diasEntre, type Fecha } from './calendario.ts';
import { type Centavos, CERO } from './dinero.ts';
import type { EstadoCredito } from './estado-credito.ts';
import type { Gestiones } from './gestion.ts';

/** What became of the cash of an approved loan; credits older than this have none of it. */
export const ESTADOS_ENTREGA = ['por_entregar', 'entregada', 'cancelada'] as const;
export type EstadoEntrega = (typeof ESTADOS_ENTREGA)[number];

export type Entrega = {
  readonly estado: EstadoEntrega;
  /** What was handed over; 0 until then. */
  readonly monto_centavos: Centavos;
  /** The day on which it was handed over; null until then. */
  readonly fecha: Fecha | null;
  /** Its client signed for it; the drawing has a place of its own. */
  readonly firmada?: true | undefined;
};

/** An approved loan is handed over at the door; a renewal that pays the client nothing is not. */
export const entregaAlAprobar = (monto_entregado: Centavos): { readonly entrega?: Entrega } =>
  monto_entregado > 0 ? { entrega: { estado: 'por_entregar', monto_centavos: CERO, fecha: null } } : {};

type PorEntregar = {
  readonly estado_credito: EstadoCredito;
  readonly entrega?: Entrega | undefined;
};

/** Whether its cash may still be handed over. A credit that was cancelled has nothing to hand over any more. */
export function puedeEntregarse({ estado_credito, entrega }: PorEntregar) {
  if (entrega === undefined) return 'nada_por_entregar';
  if (entrega.estado === 'entregada') return 'ya_entregado';
  const cancelado = entrega.estado === 'cancelada' || estado_credito === 'Cancelado';
  return cancelado ? 'cancelado' : 'si';
}

type PorCancelar = PorEntregar & {
  readonly id_credito_anterior: string | null;
  readonly num_pagos: number;
  readonly atrasos: number;
  readonly gestiones: Gestiones;
  readonly ultimo_movimiento_en: Date | null;
  readonly solicitud_multiple: string | null;
  readonly solicitud_renovacion: string | null;
  readonly solicitud_edicion_cliente: string | null;
};

/**
 * Whether a manager may cancel it: not handed over, without any movement, and nothing asked about it. A renewal has paid
 * its predecessor off, which nobody can take back.
 */
export function puedeCancelarse(credito: PorCancelar) {
  if (credito.estado_credito !== 'Aprobado' || credito.entrega?.estado !== 'por_entregar')
    return 'no_por_entregar';
  if (credito.id_credito_anterior !== null) return 'renovacion';
  const { num_pagos, atrasos, gestiones, ultimo_movimiento_en } = credito;
  const movido =
    num_pagos > 0 || atrasos > 0 || ultimo_movimiento_en !== null || Object.keys(gestiones).length > 0;
  if (movido) return 'con_movimientos';
  const { solicitud_multiple, solicitud_renovacion, solicitud_edicion_cliente } = credito;
  const pedido = solicitud_multiple ?? solicitud_renovacion ?? solicitud_edicion_cliente;
  return pedido === null ? 'si' : 'con_solicitudes';
}

/** Whole days from the approval to the hand-over; 0 on the same day. */
export const diasHastaEntregar = (aprobado: Fecha, entregado: Fecha): number =>
  Math.max(diasEntre(aprobado, entregado), 0);
