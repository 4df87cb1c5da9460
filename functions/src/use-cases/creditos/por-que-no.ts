import type { CreditoDoc } from '@leal/contract/documentos';
import { esperaEntrega, puedeCancelarse, puedeDeshacerse } from '@leal/domain';

/* Said beside the button, and by the refusal. */

export const NO_SE_CANCELA = {
  renovacion: 'Es una renovación: ya liquidó el préstamo anterior y no se puede cancelar.',
  con_movimientos: 'Ya tiene movimientos: no se puede cancelar.',
  con_solicitudes: 'Tiene una solicitud abierta: resuélvela primero.',
} as const;

export const NO_SE_DESHACE = 'Ya se pagó algo de este préstamo: su entrega no se deshace.';

/** Whether one that waits may be cancelled, or why not; `hayAbiertas`: something waits about it that it does not know of itself. */
export function siSeCancela(credito: CreditoDoc, hayAbiertas: boolean) {
  const como = puedeCancelarse(credito);
  if (!esperaEntrega(credito) || como === 'no_por_entregar') return {};
  if (como !== 'si') return { no_se_cancela: NO_SE_CANCELA[como] };
  return hayAbiertas
    ? { no_se_cancela: NO_SE_CANCELA.con_solicitudes }
    : { se_puede_cancelar: true as const };
}

/** The same of its hand-over; once anything was paid, nobody thinks of it any more. */
export function siSeDeshace(credito: CreditoDoc) {
  const como = puedeDeshacerse(credito);
  if (como === 'si') return { se_puede_deshacer: true as const };
  return como === 'con_pagos' && credito.num_pagos === 0 ? { no_se_deshace: NO_SE_DESHACE } : {};
}
