import type { CreditoDoc, SolicitudDoc } from '@leal/contract/documentos';
import type { CreditoDelExpediente } from '@leal/contract';
import {
  aInstanteIso,
  capitalPorPagar,
  castigoPorConfirmar,
  esperaEntrega,
  puedeCancelarse,
  puedeCastigarse,
  puedeDeshacerse,
  puedeDeshacerseElCastigo,
  restar,
} from '@leal/domain';
import { hayDinero, porQueTarea } from '../solicitudes/cerrar-abiertas.ts';
import { comoTarea } from '../solicitudes/tarea.ts';

/* The sentences beside the button, and of the refusal. */

export const NO_SE_CANCELA = {
  renovacion: 'Es una renovación: ya liquidó el préstamo anterior y no se puede cancelar.',
  con_movimientos: 'Ya tiene movimientos: no se puede cancelar.',
  con_solicitudes: 'Tiene una solicitud abierta: resuélvela primero.',
} as const;

export const NO_SE_DESHACE_CASTIGO = {
  con_pagos: 'Ya se pagó o corrigió algo después del castigo: no se deshace.',
  con_espera: 'Tiene un pago por aprobar: decídelo primero.',
  cliente_eliminado: 'El cliente fue eliminado: su castigo no se deshace.',
} as const;

export const NO_SE_DESHACE = 'Ya se pagó algo de este préstamo: su entrega no se deshace.';

/** The credits that may be cancelled as far as their own documents say; requests about them may still forbid it. */
export const porPreguntar = (creditos: readonly CreditoDoc[]): string[] =>
  creditos.filter((credito) => puedeCancelarse(credito) === 'si').map(({ id_credito }) => id_credito);

/** In the order of the refusals. */
function queLoImpide(solicitudes: readonly SolicitudDoc[]): string | undefined {
  if (solicitudes.some(({ estado }) => estado === 'pendiente')) return NO_SE_CANCELA.con_solicitudes;
  const tarea = solicitudes.find(({ tarea_abierta }) => tarea_abierta === true);
  return tarea && porQueTarea(comoTarea(tarea));
}

/** Whether one that waits may be cancelled, or why not; `pedidas`: what was asked about these credits, of those of `porPreguntar`. */
export function siSeCancela(credito: CreditoDoc, pedidas: readonly SolicitudDoc[]) {
  const como = puedeCancelarse(credito);
  if (!esperaEntrega(credito) || como === 'no_por_entregar') return {};
  if (como !== 'si') return { no_se_cancela: NO_SE_CANCELA[como] };
  const impide = queLoImpide(pedidas.filter(({ id_credito }) => id_credito === credito.id_credito));
  return impide === undefined ? { se_puede_cancelar: true as const } : { no_se_cancela: impide };
}

/** The same of its hand-over; once anything was paid, nobody thinks of it any more. */
export function siSeDeshace(credito: CreditoDoc) {
  const como = puedeDeshacerse(credito);
  if (como === 'si') return { se_puede_deshacer: true as const };
  return como === 'con_pagos' && credito.num_pagos === 0 ? { no_se_deshace: NO_SE_DESHACE } : {};
}

/** Of one that may be written off: what would be lost, and who has asked for it. */
export function porCastigar(credito: CreditoDoc): Pick<CreditoDelExpediente, 'por_castigar'> {
  if (puedeCastigarse(credito) !== 'si') return {};
  const { total_pagado_centavos } = credito;
  const pedido = castigoPorConfirmar(credito);
  return {
    por_castigar: {
      perdido: capitalPorPagar(credito, total_pagado_centavos),
      ...(pedido && {
        pedido: { pedido_por: pedido.nombre, pedido_en: aInstanteIso(pedido.en), motivo: pedido.motivo },
      }),
    },
  };
}

/** The amounts of one that is written off. */
export const montosDeCastigo = (
  { saldo_centavos }: CreditoDoc,
  castigo: NonNullable<CreditoDoc['castigo']>,
) => ({
  perdido: castigo.capital_centavos,
  cobrado_despues: restar(castigo.saldo_centavos, saldo_centavos),
});

/** `abiertas`: its client's requests that wait. */
export function castigoDicho(
  credito: CreditoDoc,
  abiertas: readonly SolicitudDoc[],
): Pick<CreditoDelExpediente, 'castigo'> {
  const { castigo } = credito;
  if (!castigo) return {};
  const { fecha, motivo, nombre, saldo_centavos: saldo, levantado } = castigo;
  const suyas = abiertas.filter(({ id_credito }) => id_credito === credito.id_credito);
  const como = puedeDeshacerseElCastigo(credito, hayDinero(suyas));
  return {
    castigo: {
      fecha,
      motivo,
      nombre,
      saldo,
      ...montosDeCastigo(credito, castigo),
      ...(levantado && { levantado: true }),
      ...(como === 'si' && { se_puede_deshacer: true }),
      ...(como !== 'si' && como !== 'no_castigado' && { no_se_deshace: NO_SE_DESHACE_CASTIGO[como] }),
    },
  };
}
