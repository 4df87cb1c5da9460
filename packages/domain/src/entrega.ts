import { diasEntre, type Fecha } from './calendario.ts';
import { type Centavos, CERO } from './dinero.ts';
import type { EstadoCredito } from './estado-credito.ts';
import type { Gestiones } from './gestion.ts';
import type { Parametros } from './parametros.ts';

const MS_POR_MINUTO = 60_000;

/** The states of an approved loan's cash; credits older than this have none. */
export const ESTADOS_ENTREGA = ['por_entregar', 'entregada', 'cancelada'] as const;
export type EstadoEntrega = (typeof ESTADOS_ENTREGA)[number];

export type Entrega = {
  readonly estado: EstadoEntrega;
  /** The cash that was handed over; 0 until then. */
  readonly monto_centavos: Centavos;
  /** The day on which it was handed over; null until then. */
  readonly fecha: Fecha | null;
  /** Its client signed for it; the drawing has a place of its own. */
  readonly firmada?: true | undefined;
  /** The phone's clock said it was before the approval: it stands at that instant. */
  readonly reloj_corregido?: true | undefined;
  /** The float that its collector says to have had for it: the box did not hold so much. */
  readonly id_fondo?: string | undefined;
  /** The times that a manager has taken it back because it never happened; absent: never. */
  readonly deshecha?: number | undefined;
  /** The collector who handed it over, when the credit is another's by now; absent: its own collector. */
  readonly id_cobrador?: string | undefined;
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

/** An approved loan that the office still holds: nobody owes it yet. */
export const esperaEntrega = (credito: PorEntregar): boolean => puedeEntregarse(credito) === 'si';

/** The mark that such a loan carries, and no other. */
export const sinEntregar = (credito: PorEntregar): { readonly por_entregar?: true } =>
  esperaEntrega(credito) ? { por_entregar: true } : {};

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

type PorDeshacer = PorEntregar & Pick<PorCancelar, 'num_pagos' | 'solicitud_multiple'>;

/** Whether a manager may say that it never happened: not once anything was paid on it, or waits to be. */
export function puedeDeshacerse({ estado_credito, entrega, num_pagos, solicitud_multiple }: PorDeshacer) {
  if (entrega?.estado !== 'entregada') return 'no_entregado';
  if (estado_credito !== 'Aprobado') return 'no_activo';
  return num_pagos > 0 || solicitud_multiple !== null ? 'con_pagos' : 'si';
}

type EntradaMomento = {
  /** The tap, or now. */
  readonly instante: Date;
  readonly aprobado: Date;
  /** A phone kept it: what it says has happened, whatever its clock showed. */
  readonly de_telefono: boolean;
  readonly parametros: Pick<Parametros, 'tolerancia_futuro_min'>;
};

/** When a loan was handed over; `antes` of its approval is nothing that anybody could have done. */
export type MomentoDeEntrega =
  | { readonly tipo: 'valido'; readonly instante: Date; readonly reloj_corregido: boolean }
  | { readonly tipo: 'antes' };

/**
 * No loan is handed over before it was approved: what a phone's clock puts there stands at the approval, and is marked when
 * the clock was out by more than it may be (`tolerancia_futuro_min`).
 */
export function momentoDeEntrega(entrada: EntradaMomento): MomentoDeEntrega {
  const { instante, aprobado, de_telefono, parametros } = entrada;
  const antes = aprobado.getTime() - instante.getTime();
  if (antes <= 0) return { tipo: 'valido', instante, reloj_corregido: false };
  const fuera = antes > parametros.tolerancia_futuro_min * MS_POR_MINUTO;
  if (fuera && !de_telefono) return { tipo: 'antes' };
  return { tipo: 'valido', instante: aprobado, reloj_corregido: fuera };
}

/** Whole days from the approval to the hand-over; 0 on the same day, below 0 only in what is older than `momentoDeEntrega`. */
export const diasHastaEntregar = (aprobado: Fecha, entregado: Fecha): number =>
  diasEntre(aprobado, entregado);
