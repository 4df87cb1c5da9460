import {
  type AggregateField,
  type AggregateQuery,
  type DocumentReference,
  type DocumentSnapshot,
  FieldPath,
  type Query,
  type QueryDocumentSnapshot,
  type Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { leerEnInstante } from '../platform/transacciones.ts';

/*
 * The store as it was at one instant (`readTime`, within the last hour), in as many read-only transactions
 * as it takes: what others write meanwhile is not in it, and nobody waits for the reader.
 */

const POR_PAGINA = 200;

/** The document as it is now; its `readTime` is the instant for whatever is read with it. */
export const leerAhora = <T>(referencia: DocumentReference<T>): Promise<DocumentSnapshot<T>> =>
  leerEnInstante(undefined, (tx) => tx.get(referencia));

/** All that `leer` reads is of one moment, now; it may read on by what it has read. */
export const leerJuntos = <R>(leer: (tx: Transaction) => Promise<R>): Promise<R> =>
  leerEnInstante(undefined, leer);

/** Several documents, in that order; undefined where there was none. */
export async function documentosEn<T>(
  instante: Timestamp,
  referencias: readonly DocumentReference<T>[],
): Promise<(T | undefined)[]> {
  if (referencias.length === 0) return [];
  const fotos = await leerEnInstante(instante, (tx) => tx.getAll(...referencias));
  return fotos.map((foto) => foto.data());
}

export async function documentoEn<T>(
  instante: Timestamp,
  referencia: DocumentReference<T>,
): Promise<T | undefined> {
  const [documento] = await documentosEn(instante, [referencia]);
  return documento;
}

export const contarEn = async (
  instante: Timestamp,
  consulta: AggregateQuery<{ count: AggregateField<number> }>,
): Promise<number> => (await leerEnInstante(instante, (tx) => tx.get(consulta))).data().count;

/** Every document that the query finds, by its path, with one page in memory at a time. */
export async function* recorrerEn<T>(
  instante: Timestamp,
  consulta: Query<T>,
  porPagina = POR_PAGINA,
): AsyncGenerator<QueryDocumentSnapshot<T>> {
  const enOrden = consulta.orderBy(FieldPath.documentId()).limit(porPagina);
  let pagina: Query<T> | null = enOrden;
  while (pagina !== null) {
    const pedida: Query<T> = pagina;
    const { docs } = await leerEnInstante(instante, (tx) => tx.get(pedida));
    yield* docs;
    const ultima = docs.length < porPagina ? undefined : docs.at(-1);
    pagina = ultima ? enOrden.startAfter(ultima) : null;
  }
}
