import {
  cajaDoc,
  corteBreve,
  type CorteBreve,
  corteDoc,
  diferenciaDoc,
  type DiferenciaDoc,
} from '@leal/contract/documentos';
import type { EstadoCorte, EstadoDiferencia, Fecha } from '@leal/domain';
import type { Query } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { firestore } from '../platform/firebase.ts';
import { coleccion, convertidor } from './coleccion.ts';

export const cortes = coleccion('cortes', corteDoc);
export const diferencias = coleccion('diferencias', diferenciaDoc);

/** The id is made of collector and number, so that the same cut cannot be handed in twice. */
export const idCorte = (id_cobrador: string, numero: number): string => `${id_cobrador}_${numero}`;

type Cuales<E> = { readonly id_cobrador: string | null; readonly estado?: E | undefined };

function deEllos<T>(todos: Query<T>, { id_cobrador, estado }: Cuales<string>): Query<T> {
  const deQuien = id_cobrador === null ? todos : todos.where('id_cobrador', '==', id_cobrador);
  return estado === undefined ? deQuien : deQuien.where('estado', '==', estado);
}

/** A collector's, or everybody's (null); without their rows, which are most of a cut. */
export const cortesDe = (cuales: Cuales<EstadoCorte>): Query<CorteBreve> =>
  deEllos(
    firestore()
      .collection('cortes')
      .select(...Object.keys(corteBreve.shape))
      .withConverter(convertidor(corteBreve)),
    cuales,
  );

export const diferenciasDe = (cuales: Cuales<EstadoDiferencia>): Query<DiferenciaDoc> =>
  deEllos(diferencias.todas(), cuales);

/** The fields that the office reads of a box that was not handed in. */
const cajaAbierta = z.pick(cajaDoc, { id_cobrador: true, sumas_centavos: true, abierta_desde: true });

/** Boxes with cash of a day before that one, the oldest first; without their rows. */
export const cajasSinEntregar = (hoy: Fecha): Query<z.output<typeof cajaAbierta>> =>
  firestore()
    .collection('cajas')
    .where('abierta_desde', '<', hoy)
    .orderBy('abierta_desde')
    .select(...Object.keys(cajaAbierta.shape))
    .withConverter(convertidor(cajaAbierta));
