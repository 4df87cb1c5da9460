import {
  type DecisionSolicitud,
  type EstadoSolicitud,
  decidirResolucion,
  MENSAJE_OTRO_GERENTE,
} from '@leal/domain';
import type { Actor } from '../../context/actor.ts';
import { ErrorApp } from '../../platform/errores.ts';
import type { Cambio } from '../../context/transaccion.ts';

/** The body may hold the id of the person who decides, under the spec's names; it must be the caller's own. */
export function exigirQuienDecide(actor: Actor, id: string | undefined): void {
  if (id !== undefined && id !== actor.uid) throw new ErrorApp('PROHIBIDO');
}

type PorResolver = {
  readonly estado: EstadoSolicitud;
  readonly decision: DecisionSolicitud;
  /** The person who asked. */
  readonly solicitante: string;
};

/**
 * The decision about something pending, made once: 409 YA_PROCESADA for a second decision, 403 when the
 * owner demands another manager for a person's own request.
 */
export function exigirResolucion({ actor, negocio }: Cambio, pedido: PorResolver) {
  const { exigir_segundo_gerente } = negocio;
  const resolucion = decidirResolucion({ ...pedido, gerente: actor.uid, exigir_segundo_gerente });
  switch (resolucion.tipo) {
    case 'resuelta':
      return { estado: resolucion.estado, decision_propia: resolucion.decision_propia };
    case 'ya_procesada':
      throw new ErrorApp('YA_PROCESADA');
    case 'requiere_otro_gerente':
      throw new ErrorApp('PROHIBIDO', MENSAJE_OTRO_GERENTE);
    default:
      return resolucion satisfies never;
  }
}
