import type { CreditoDoc, MovimientoDoc } from '@leal/contract/documentos';
import {
  errorDeFormaNueva,
  estaVivo,
  fechaLocal,
  formaDe,
  type FormaDePago,
  formatearPesos,
  gestionDe,
  type Transferencia,
  vieneAdemas,
} from '@leal/domain';
import { leerMovimientos } from '../../data/creditos.ts';
import type { Cambio } from '../../context/transaccion.ts';
import { ErrorApp } from '../../platform/errores.ts';

type Pago = { readonly credito: CreditoDoc; readonly pago: MovimientoDoc };

/** A row that is its day's payment. */
const esDeSuDia = (fila: MovimientoDoc): boolean =>
  fila.tipo === 'pago' && estaVivo(fila) && !vieneAdemas(fila);

/** The amount that the day has in that form already, booked or waiting. Reads the credit's rows. */
async function montoDelDia({ tx }: Cambio, { credito, pago }: Pago, forma: FormaDePago) {
  const { multiple } = gestionDe(credito.gestiones, pago.fecha);
  if (multiple && formaDe(multiple) === forma) return multiple.monto_centavos;
  const filas = await leerMovimientos(pago.id_credito, tx);
  return filas
    .filter(({ fecha, id_movimiento }) => fecha === pago.fecha && id_movimiento !== pago.id_movimiento)
    .find((fila) => esDeSuDia(fila) && formaDe(fila) === forma)?.monto_centavos;
}

const YA_HAY = { efectivo: 'un pago en efectivo', transferencia: 'una transferencia' } as const;

/** A day of a credit holds one payment of each form. */
async function exigirLugar(cambio: Cambio, pago: Pago, forma: FormaDePago): Promise<void> {
  if (!esDeSuDia(pago.pago)) return;
  const monto = await montoDelDia(cambio, pago, forma);
  if (monto === undefined) return;
  throw new ErrorApp('NO_ELEGIBLE', `Ese día ya hay ${YA_HAY[forma]} de ${formatearPesos(monto)}.`);
}

/**
 * A payment's form becomes `nueva` (null: cash), or its transfer says more of itself; undefined: it stays as it is. 422
 * NO_ELEGIBLE where no transfer is taken, for one of a day to come, where its day has one already, and for cash of a task.
 */
export async function exigirFormaNueva(
  cambio: Cambio,
  { credito, pago }: Pago,
  nueva: Transferencia | null | undefined,
): Promise<void> {
  if (nueva === undefined) return;
  const { ahora, negocio } = cambio;
  if (nueva !== null && pago.id_solicitud_tarea !== undefined)
    throw new ErrorApp('NO_ELEGIBLE', 'El efectivo de una tarea no se registra como transferencia.');
  const error = errorDeFormaNueva(nueva, pago, { hoy: fechaLocal(ahora), parametros: negocio.parametros });
  if (error) throw new ErrorApp('NO_ELEGIBLE', error);
  const forma = nueva === null ? 'efectivo' : 'transferencia';
  if (forma !== formaDe(pago)) await exigirLugar(cambio, { credito, pago }, forma);
}
