import { type MovimientoDoc, pagoEditado } from '@leal/contract/documentos';
import {
  type Centavos,
  editarPago,
  type EfectosCorreccion,
  eliminarPago,
  type FilaDia,
  filaDe,
  formatearPesos,
  idFila,
  restar,
} from '@leal/domain';
import { movimientos } from '../../data/creditos.ts';
import { ErrorApp } from '../../platform/errores.ts';
import type { Cambio } from '../../platform/transaccion.ts';
import { figurasDe } from '../abonos/asentar-renglon.ts';
import { asentarEfectos } from '../creditos/asentar-efectos.ts';
import { type Correccion, exigirReabrible } from './leer-correccion.ts';

/** What the audit keeps of a correction. */
export type Huella = { readonly antes: Record<string, unknown>; readonly despues: Record<string, unknown> };

/** The row, the credit and its client, the sums and the day's list. Blind. */
function asentar(
  cambio: Cambio,
  correccion: Correccion,
  efectos: EfectosCorreccion,
  renglon: { readonly cambios: Partial<MovimientoDoc>; readonly fila: FilaDia | null },
): Huella {
  const { credito, pago } = correccion;
  exigirReabrible(correccion, efectos.cambios.estado_credito === 'Aprobado');
  cambio.tx.update(movimientos(credito.id_credito).doc(pago.id_movimiento), renglon.cambios);
  const filas = { [pago.fecha]: { [idFila(credito.id_credito, pago.id_movimiento)]: renglon.fila } };
  const despues = asentarEfectos(cambio, { credito, ...efectos, filas });
  const { id_movimiento, monto_centavos } = pago;
  return {
    antes: { id_movimiento, monto_centavos, ...figurasDe(credito) },
    despues: { monto_centavos: renglon.fila?.monto_centavos ?? null, ...figurasDe(despues) },
  };
}

/** Never beyond what the loan is worth, with everything else that is paid (422 MONTO_EXCEDE_SALDO). */
export function exigirQueQuepa(
  { credito, pago }: Pick<Correccion, 'credito' | 'pago'>,
  monto: Centavos,
): void {
  const otros = restar(credito.total_pagado_centavos, pago.monto_centavos);
  const cabe = restar(credito.monto_total_centavos, otros);
  if (monto <= cabe) return;
  throw new ErrorApp(
    'MONTO_EXCEDE_SALDO',
    `El monto es mayor que lo que falta por pagar: ${formatearPesos(cabe)}.`,
  );
}

/** The payment takes another amount, and keeps the earlier one. */
export function editarElPago(
  cambio: Cambio,
  correccion: Correccion,
  { monto, motivo }: { readonly monto: Centavos; readonly motivo: string },
): Huella {
  const { credito, pago } = correccion;
  exigirQueQuepa(correccion, monto);
  const edicion = { monto, motivo, por: cambio.actor.uid, fecha: cambio.ahora };
  const editado = pagoEditado(credito, pago, edicion);
  const { monto_centavos, abonos, descripcion, ediciones } = editado;
  return asentar(cambio, correccion, editarPago(credito, pago, monto), {
    cambios: { monto_centavos, abonos, descripcion, ediciones },
    fila: filaDe(credito, editado),
  });
}

/** The payment stays in the ledger, marked for good, and counts nowhere. */
export function eliminarElPago(
  cambio: Cambio,
  correccion: Correccion,
  { motivo, id_solicitud }: { readonly motivo: string; readonly id_solicitud: string },
): Huella {
  const { credito, pago } = correccion;
  const eliminado = { fecha: cambio.ahora, por: cambio.actor.uid, motivo, id_solicitud };
  return asentar(cambio, correccion, eliminarPago(credito, pago), { cambios: { eliminado }, fila: null });
}
