import type { Cuerpo, registrarAbono } from '@leal/contract';
import { CERO, errorDeTransferencia, negocioEn } from '@leal/domain';
import type { Cambio } from '../../context/transaccion.ts';
import { ErrorApp } from '../../platform/errores.ts';
import type { CapturaValida } from './captura.ts';

type Pedida = Pick<Cuerpo<typeof registrarAbono>, 'monto' | 'transferencia' | 'id_solicitud_tarea'>;

/**
 * A transfer brings an amount, of a day and at a tap at which they were taken; nobody holds cash for it. 422 NO_ELEGIBLE
 * else; a payment in cash passes.
 */
export function exigirTransferencia(
  { negocio }: Cambio,
  { instante, fecha }: CapturaValida,
  { monto, transferencia, id_solicitud_tarea }: Pedida,
): void {
  if (transferencia === undefined) return;
  if (monto === CERO) throw new ErrorApp('NO_ELEGIBLE', 'Escribe de cuánto fue la transferencia.');
  if (id_solicitud_tarea !== undefined)
    throw new ErrorApp('NO_ELEGIBLE', 'El efectivo de una tarea no se registra como transferencia.');
  const { parametros } = negocioEn(negocio, instante);
  const error = errorDeTransferencia(transferencia, fecha, parametros);
  if (error) throw new ErrorApp('NO_ELEGIBLE', error);
}
