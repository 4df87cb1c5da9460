import { traspasoDoc, type TraspasoDoc } from '@leal/contract/documentos';
import { type EstadoTraspaso, TRASPASO_ABIERTO } from '@leal/domain';
import { FieldValue, type Query, type Transaction } from 'firebase-admin/firestore';
import { firestore } from '../platform/firebase.ts';
import { coleccion } from './coleccion.ts';

export const traspasos = coleccion('traspasos', traspasoDoc);

type Cuales = {
  readonly id_cobrador: string | null;
  readonly estado?: EstadoTraspaso | 'abierto' | undefined;
};

/** A collector's, or everybody's (null); in that state, those that somebody has to answer, or all. */
export function traspasosDe({ id_cobrador, estado }: Cuales): Query<TraspasoDoc> {
  const deQuien =
    id_cobrador === null ? traspasos.todas() : traspasos.todas().where('id_cobrador', '==', id_cobrador);
  if (estado === 'abierto') return deQuien.where('estado', 'in', TRASPASO_ABIERTO);
  return estado === undefined ? deQuien : deQuien.where('estado', '==', estado);
}

/** A hand-over that waits stands in the open cut too, so that its screen needs no query. A loan's is in its rows already. */
export function moverPendiente(tx: Transaction, traspaso: TraspasoDoc): void {
  const { id_traspaso, id_cobrador, estado, tipo, monto_centavos, nota, corte, fecha_solicitud } = traspaso;
  const espera =
    estado === 'pendiente' || estado === 'pedido'
      ? { tipo, estado, monto_centavos, nota, en: fecha_solicitud, ...(corte !== undefined && { corte }) }
      : FieldValue.delete();
  tx.set(
    firestore().doc(`cajas/${id_cobrador}`),
    { id_cobrador, traspasos: { [id_traspaso]: espera } },
    { merge: true },
  );
}
