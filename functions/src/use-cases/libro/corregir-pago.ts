import { type CreditoDoc, type Edicion, type MovimientoDoc, pagoEditado } from '@leal/contract/documentos';
import {
  aportacionDePerdida,
  type Centavos,
  CERO,
  CORREGIDO_POR_DEFECTO,
  diferencia,
  efectosDeEdicion,
  type EfectivoCorregido,
  type EfectosCorreccion,
  efectosDeEliminacion,
  enCajaDeMovimiento,
  esPerdida,
  type FilaDia,
  filaDe,
  formaDe,
  formatearPesos,
  idFila,
  interesAlCorregir,
  repartir,
  restar,
} from '@leal/domain';
import { FieldValue, type UpdateData } from 'firebase-admin/firestore';
import { movimientos } from '../../data/creditos.ts';
import { soltarRenglon } from '../../data/renglones-banco.ts';
import { moverReparto } from '../../data/totales.ts';
import { ErrorApp } from '../../platform/errores.ts';
import type { Cambio } from '../../context/transaccion.ts';
import { corregirEnCaja } from '../caja/asentar-en-caja.ts';
import { type AlCerrar, leerAlCerrar } from './al-cerrar.ts';
import { conReferencia, conTransferencia, figurasDe } from './asentar-renglon.ts';
import { exigirFormaNueva } from './exigir-forma-nueva.ts';
import { asentarEfectos } from './asentar-efectos.ts';
import { type Correccion, exigirReabrible } from './leer-correccion.ts';
import { asentarTarea, exigirQueQuede, huellaDeTarea } from '../solicitudes/tarea.ts';

/** The audit's record of a correction. */
export type Huella = { readonly antes: Record<string, unknown>; readonly despues: Record<string, unknown> };

/** The correction's reason, and where the cash went that is taken from the payment, when somebody said. */
type Dicho = { readonly motivo: string; readonly efectivo: EfectivoCorregido | undefined };

/** The cash that a correction takes from a payment: of a transfer none. */
const menosEfectivo = (antes: MovimientoDoc, despues: MovimientoDoc): Centavos =>
  restar(enCajaDeMovimiento(antes), enCajaDeMovimiento(despues));

/** When cash is taken from a payment, the correction says where it is; cash of a task goes back to the task instead. */
const dichoDe = ({ tarea }: Correccion, menos: Centavos, { efectivo }: Dicho) =>
  tarea !== undefined || menos <= 0
    ? undefined
    : { efectivo: efectivo ?? CORREGIDO_POR_DEFECTO, por_defecto: efectivo === undefined };

/** The audit names the form where it changed. */
const cambioDeForma = (antes: MovimientoDoc, despues: MovimientoDoc) =>
  formaDe(antes) === formaDe(despues) ? {} : { forma: formaDe(despues) };

/** What the bank had seen of it, and which deposit it was, where the correction lets go of that. */
const loVisto = ({ banco }: MovimientoDoc, despues: MovimientoDoc) =>
  banco === undefined || banco.estado === 'por_confirmar' || despues.banco?.estado === banco.estado
    ? {}
    : { banco: banco.estado, ...(banco.renglon !== undefined && { id_renglon: banco.renglon }) };

/** What the bank has seen, and by which reference others are found, where the row says it now or said it before. */
function bancoDe(antes: MovimientoDoc, despues: MovimientoDoc) {
  const { banco } = despues;
  const { referencia_normal } = banco ? conReferencia(despues) : {};
  return {
    ...((antes.banco || banco) && { banco: banco ?? FieldValue.delete() }),
    ...((antes.referencia_normal ?? referencia_normal) !== undefined && {
      referencia_normal: referencia_normal ?? FieldValue.delete(),
    }),
  };
}

/** A credit that is open again loses what it kept from its end. */
const alReabrir = ({ cambios }: EfectosCorreccion): AlCerrar =>
  cambios.estado_credito === 'Aprobado' ? { dias_a_tiempo: null } : {};

/** One that was lost, and is corrected after all: the credit could be opened again. */
function recuperarPerdida(
  { tx, ahora }: Cambio,
  { credito, pago }: Correccion,
  despues: MovimientoDoc,
): void {
  const { estado_credito } = credito;
  if (!esPerdida(pago, estado_credito)) return;
  const menos = diferencia(
    aportacionDePerdida(pago, estado_credito),
    aportacionDePerdida(despues, estado_credito),
  );
  moverReparto(tx, repartir([pago.id_cobrador, menos]), ahora);
}

/** The row, the credit and its client, the sums, the day's list, the cash box and the task that it was paid from. Reads nothing. */
function asentarCorreccion(
  cambio: Cambio,
  correccion: Correccion,
  efectos: EfectosCorreccion,
  renglon: {
    readonly cambios: UpdateData<MovimientoDoc>;
    readonly despues: MovimientoDoc;
    readonly fila: FilaDia | null;
    readonly motivo: string;
  },
  alCerrar: AlCerrar & Pick<CreditoDoc, 'con_transferencia'>,
  dicho: ReturnType<typeof dichoDe>,
): Huella {
  const { credito, pago, tarea } = correccion;
  exigirReabrible(correccion, efectos.cambios.estado_credito === 'Aprobado');
  const cambios = { ...efectos.cambios, ...alCerrar };
  cambio.tx.update(movimientos(credito.id_credito).doc(pago.id_movimiento), renglon.cambios);
  const { id_cobrador: de, fecha } = pago;
  const id = idFila(credito.id_credito, pago.id_movimiento);
  const filas = [{ id_cobrador: de, fecha, id, fila: renglon.fila }];
  const despues = asentarEfectos(cambio, { credito, ...efectos, cambios, de, filas });
  corregirEnCaja(cambio, credito, pago, renglon.despues, renglon.motivo);
  recuperarPerdida(cambio, correccion, renglon.despues);
  soltarRenglon(cambio.tx, pago, renglon.despues, { en: cambio.ahora, por: cambio.actor.uid });
  const { id_movimiento, monto_centavos } = pago;
  const registrado = restar(renglon.fila?.monto_centavos ?? CERO, monto_centavos);
  const movida = tarea && asentarTarea(cambio, tarea, { registrado });
  return {
    antes: { id_movimiento, monto_centavos, ...figurasDe(credito), ...loVisto(pago, renglon.despues) },
    despues: {
      monto_centavos: renglon.fila?.monto_centavos ?? null,
      ...figurasDe(despues),
      ...cambioDeForma(pago, renglon.despues),
      ...(movida && huellaDeTarea(movida)),
      ...(dicho && { efectivo_corregido: dicho.efectivo }),
      ...(dicho?.por_defecto && { efectivo_por_defecto: true }),
    },
  };
}

/** The new amount and all other payments together may not exceed the loan (422 MONTO_EXCEDE_SALDO). */
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

/** The payment gets another amount or another form; its row keeps the earlier one. */
export async function asentarEdicion(
  cambio: Cambio,
  correccion: Correccion,
  { monto, transferencia, ...dicho }: Dicho & Pick<Edicion, 'monto' | 'transferencia'>,
): Promise<Huella> {
  const { credito, pago, tarea } = correccion;
  exigirQueQuepa(correccion, monto);
  await exigirFormaNueva(cambio, correccion, transferencia);
  const mas = restar(monto, pago.monto_centavos);
  if (tarea && mas > 0) exigirQueQuede(tarea, mas);
  const { motivo } = dicho;
  const edicion = { monto, motivo, por: cambio.actor.uid, fecha: cambio.ahora, transferencia };
  const dijo = dichoDe(correccion, menosEfectivo(pago, pagoEditado(credito, pago, edicion)), dicho);
  const editado = pagoEditado(credito, pago, { ...edicion, efectivo: dijo?.efectivo });
  const { monto_centavos, abonos, descripcion, ediciones } = editado;
  const forma = transferencia === undefined ? {} : { transferencia: transferencia ?? FieldValue.delete() };
  const cambios = { monto_centavos, abonos, descripcion, ediciones, ...forma, ...bancoDe(pago, editado) };
  const renglon = { cambios, despues: editado, fila: filaDe(credito, editado), motivo };
  const efectos = efectosDeEdicion(credito, pago, editado);
  const alCerrar = {
    ...alReabrir(efectos),
    ...(await leerAlCerrar(cambio, credito, editado, pago)),
    ...conTransferencia(editado),
  };
  return asentarCorreccion(cambio, correccion, efectos, renglon, alCerrar, dijo);
}

/** The payment stays in the ledger, marked for good, and counts nowhere. */
export function asentarEliminacion(
  cambio: Cambio,
  correccion: Correccion,
  { id_solicitud, ...dicho }: Dicho & { readonly id_solicitud: string },
): Huella {
  const { credito, pago } = correccion;
  const dijo = dichoDe(correccion, enCajaDeMovimiento(pago), dicho);
  const { motivo } = dicho;
  const eliminado = {
    fecha: cambio.ahora,
    por: cambio.actor.uid,
    motivo,
    id_solicitud,
    ...interesAlCorregir(credito, pago, CERO),
    ...(dijo && { efectivo: dijo.efectivo }),
  };
  const { banco: _banco, ...queda } = pago;
  const despues = { ...queda, eliminado };
  const renglon = { cambios: { eliminado, ...bancoDe(pago, despues) }, despues, fila: null, motivo };
  const efectos = efectosDeEliminacion(credito, pago, eliminado);
  return asentarCorreccion(cambio, correccion, efectos, renglon, alReabrir(efectos), dijo);
}
