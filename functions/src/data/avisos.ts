import { avisoDoc, type AvisoDoc } from '@leal/contract/documentos';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { firestore } from '../platform/firebase.ts';
import { coleccion } from './coleccion.ts';

const avisos = coleccion('avisos', avisoDoc);

type Contador = keyof AvisoDoc['por_aprobar'];

/** Additions to every number of the document, so that it is complete even when this creates it. */
function sumar(tx: Transaction, id_cobrador: string, suma: { contador?: Contador; ruta?: number }): void {
  const por_aprobar = { clientes: 0, abonos: 0, gastos: 0, renovaciones: 0 };
  if (suma.contador) por_aprobar[suma.contador] = 1;
  const contadores = Object.entries(por_aprobar).map(([nombre, n]) => [nombre, FieldValue.increment(n)]);
  tx.set(
    firestore().doc(`avisos/${id_cobrador}`),
    { por_aprobar: Object.fromEntries(contadores) as object, ruta: FieldValue.increment(suma.ruta ?? 0) },
    { merge: true },
  );
}

/** One more of a collector's requests waits for the manager. */
export const avisarPorAprobar = (tx: Transaction, id_cobrador: string, contador: Contador): void =>
  sumar(tx, id_cobrador, { contador });

/** The route changed from outside: the collector's app loads it again. */
export const avisarRuta = (tx: Transaction, id_cobrador: string): void => sumar(tx, id_cobrador, { ruta: 1 });

/** The document of somebody new: nothing waits. */
export const crearAvisos = (tx: Transaction, uid: string) =>
  tx.set(avisos.doc(uid), {
    por_aprobar: { clientes: 0, abonos: 0, gastos: 0, renovaciones: 0 },
    ultima_resolucion: null,
    ruta: 0,
  });
