import { enSuOrden } from '@leal/domain';
import { Timestamp, type DocumentReference, type FirestoreDataConverter } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { firestore } from '../platform/firebase.ts';

/** Firestore's Timestamps as `Date`, and texts that turn nothing around them, however deep they sit. */
function comoSeLee(valor: unknown): unknown {
  if (typeof valor === 'string') return enSuOrden(valor);
  if (valor instanceof Timestamp) return valor.toDate();
  if (Array.isArray(valor)) return valor.map(comoSeLee);
  if (typeof valor !== 'object' || valor === null) return valor;
  return Object.fromEntries(Object.entries(valor).map(([campo, v]) => [campo, comoSeLee(v)]));
}

/**
 * Documents are checked when they are read: a malformed record fails here, with its name, and not three
 * screens later as a wrong sum. (A `Date` is written as a Timestamp by the SDK itself.)
 */
export function convertidor<T extends object>(esquema: z.ZodMiniType<T>): FirestoreDataConverter<T> {
  return {
    toFirestore: (documento) => documento,
    fromFirestore: (foto) => {
      const leido = z.safeParse(esquema, comoSeLee(foto.data()));
      if (leido.success) return leido.data;
      throw new Error(`${foto.ref.path} no cumple su forma: ${z.prettifyError(leido.error)}`);
    },
  };
}

/** A collection by its path; `T` is what its documents hold. */
export function coleccion<T extends object>(ruta: string, esquema: z.ZodMiniType<T>) {
  const conversor = convertidor(esquema);
  const todas = () => firestore().collection(ruta).withConverter(conversor);
  return { todas, doc: (id: string): DocumentReference<T> => todas().doc(id) };
}

/** One document outside any transaction; undefined when there is none. */
export const leer = async <T>(referencia: DocumentReference<T>): Promise<T | undefined> =>
  (await referencia.get()).data();
