import type {
  CreditoDoc,
  FilaCajaGuardada,
  GastoDoc,
  MovimientoDoc,
  TraspasoDoc,
} from '@leal/contract/documentos';
import {
  aportacionEntrega,
  aportacionTraspaso,
  type Centavos,
  CERO,
  enCajaDeEntrega,
  enCajaDeGasto,
  enCajaDeMovimiento,
  enCajaDeTraspaso,
  fechaLocal,
  idFila,
  quienEntrego,
  restar,
  SIN_APORTACION,
} from '@leal/domain';
import { moverCaja } from '../../data/cajas.ts';
import type { Cambio } from '../../context/transaccion.ts';
import { moverEnMano } from './mover-en-mano.ts';

type SinMonto = Pick<FilaCajaGuardada, 'tipo' | 'fecha'> &
  Partial<Omit<FilaCajaGuardada, 'monto_centavos' | 'en'>>;

/** A row under an id of its own; what moves no cash leaves none. */
function asentar(
  { tx, ahora: en }: Cambio,
  id_cobrador: string,
  id: string,
  monto_centavos: Centavos,
  fila: SinMonto,
): void {
  if (monto_centavos === CERO) return;
  const completa = { cliente: null, id_credito: null, nota: null, ...fila, monto_centavos, en };
  moverCaja(tx, id_cobrador, id, completa);
}

const deCredito = ({ nombre, id_credito }: CreditoDoc) => ({ cliente: nombre, id_credito });

/** A payment that is booked, whatever day it is of: the open cut's, by its arrival. */
export const cobrarEnCaja = (cambio: Cambio, credito: CreditoDoc, pago: MovimientoDoc): void =>
  asentar(
    cambio,
    pago.id_cobrador,
    `pago-${idFila(credito.id_credito, pago.id_movimiento)}`,
    enCajaDeMovimiento(pago),
    { tipo: 'pago', fecha: pago.fecha_contable, ...deCredito(credito) },
  );

/** A payment is corrected: its own row stays as it is, in whatever cut; the open one gets the difference. */
export function corregirEnCaja(
  cambio: Cambio,
  credito: CreditoDoc,
  antes: MovimientoDoc,
  despues: MovimientoDoc,
  motivo: string,
): void {
  const diferencia = restar(enCajaDeMovimiento(despues), enCajaDeMovimiento(antes));
  // Each correction has its number: no two of one payment share a row.
  const id = `ajuste-${idFila(credito.id_credito, antes.id_movimiento)}-${antes.ediciones.length + 1}`;
  asentar(cambio, antes.id_cobrador, id, diferencia, {
    tipo: 'ajuste',
    fecha: antes.fecha_contable,
    ...deCredito(credito),
    nota: motivo,
  });
}

/** A loan whose cash goes out of a box, or came back into it. */
export type ConEntrega = CreditoDoc & { readonly entrega: NonNullable<CreditoDoc['entrega']> };

/** Each hand-over of a loan has a row of its own, and each that is taken back another. */
const idDeEntrega = ({ id_credito, entrega: { estado, deshecha = 0 } }: ConEntrega): string => {
  if (estado !== 'entregada') return `deshecha-${id_credito}-${deshecha}`;
  return deshecha === 0 ? `entrega-${id_credito}` : `entrega-${id_credito}-${deshecha + 1}`;
};

/** A loan that was handed over, on the day it happened; or that never was, on the day a manager says so. */
export function entregarDeCaja(
  cambio: Cambio,
  antes: ConEntrega,
  despues: ConEntrega,
  nota: string | null = null,
): void {
  // A hand-over that is taken back puts the cash into the box that it had left.
  const id_cobrador = quienEntrego(antes.entrega.estado === 'entregada' ? antes : despues);
  const monto = restar(enCajaDeEntrega(despues), enCajaDeEntrega(antes));
  asentar(cambio, id_cobrador, idDeEntrega(despues), monto, {
    tipo: 'entrega',
    fecha: despues.entrega.fecha ?? fechaLocal(cambio.ahora),
    ...deCredito(despues),
    nota,
  });
  moverEnMano(cambio, id_cobrador, aportacionEntrega(antes), aportacionEntrega(despues));
}

/** An expense that was approved; a rejected one leaves nothing. */
export const gastarDeCaja = (cambio: Cambio, gasto: GastoDoc): void =>
  asentar(cambio, gasto.id_cobrador, `gasto-${gasto.id_gasto}`, enCajaDeGasto(gasto), {
    tipo: 'gasto',
    fecha: fechaLocal(cambio.ahora),
    nota: gasto.motivo,
  });

/** A float or a part handed in, as far as its new state moves the box; null: there was none before. */
export function traspasarEnCaja(cambio: Cambio, antes: TraspasoDoc | null, despues: TraspasoDoc): void {
  const { id_cobrador, id_traspaso, tipo, estado, nota, id_credito } = despues;
  const id = `${tipo}-${id_traspaso}${estado === 'cancelado' ? '-cancelado' : ''}`;
  const monto = restar(enCajaDeTraspaso(despues), antes ? enCajaDeTraspaso(antes) : CERO);
  asentar(cambio, id_cobrador, id, monto, { tipo, fecha: fechaLocal(cambio.ahora), nota, id_credito });
  const habia = antes ? aportacionTraspaso(antes) : SIN_APORTACION;
  moverEnMano(cambio, id_cobrador, habia, aportacionTraspaso(despues));
}
