/** Broadcast after a completed card action (spec §4), for whoever wants to follow along. */
export const EVENTO_ACCION_COMPLETADA = 'card-action-completed';

export type DetalleAccion = { readonly id_credito: string };

export function anunciarAccion(id_credito: string, destino: EventTarget = window): void {
  destino.dispatchEvent(new CustomEvent<DetalleAccion>(EVENTO_ACCION_COMPLETADA, { detail: { id_credito } }));
}
