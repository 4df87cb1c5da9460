import { cajaDoc, type CajaDoc, type FilaCajaGuardada, sumasDeCaja } from '@leal/contract/documentos';
import { type Centavos, CERO, type Fecha, type Incrementos } from '@leal/domain';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { firestore } from '../platform/firebase.ts';
import { coleccion } from './coleccion.ts';
import { comoIncrementos } from './incrementos.ts';

export const cajas = coleccion('cajas', cajaDoc);

/** Rows by their ids, each under one that it has for ever. */
type FilasDeCaja = { readonly [id: string]: FilaCajaGuardada };

const SIN_SUMAS = sumasDeCaja.parse({});

/** A new collector's: nothing was in hand before it. */
export function abrirCaja(tx: Transaction, id_cobrador: string): void {
  const nueva = { id_cobrador, anterior_centavos: CERO };
  tx.set(firestore().doc(`cajas/${id_cobrador}`), nueva, { merge: true });
}

/** The rows go into a cut; what waits for the other side stays, and so does the sum of all rows ever. */
export function vaciarCaja(tx: Transaction, { id_cobrador, numero }: CajaDoc): void {
  const abierta_desde = FieldValue.delete();
  const vacia = { numero: numero + 1, sumas_centavos: SIN_SUMAS, filas: {}, abierta_desde };
  tx.update(firestore().doc(`cajas/${id_cobrador}`), vacia);
}

/** The first count of a box that is younger than its collector. */
export function contarCajaAnterior(tx: Transaction, id_cobrador: string, anterior_centavos: Centavos): void {
  const contada = { id_cobrador, anterior_centavos };
  tx.set(firestore().doc(`cajas/${id_cobrador}`), contada, { merge: true });
}

/** Notes since when the box is open, and makes fewer rows of the same sums; `caja` was read in this transaction. */
export function ordenarCaja(
  tx: Transaction,
  { id_cobrador }: CajaDoc,
  { filas, abierta_desde }: { readonly filas: FilasDeCaja; readonly abierta_desde: Fecha | undefined },
): void {
  tx.update(firestore().doc(`cajas/${id_cobrador}`), {
    filas,
    abierta_desde: abierta_desde ?? FieldValue.delete(),
  });
}

/** Adds what the reconciliation found that the box lacks; it adds, like everything that writes the box. */
export function sumarACaja(tx: Transaction, id_cobrador: string, derivas: Incrementos): void {
  const mas = { id_cobrador, ...comoIncrementos(derivas) };
  tx.set(firestore().doc(`cajas/${id_cobrador}`), mas, { merge: true });
}

/**
 * Puts a row into a collector's open cut without reading it: payments of one collector never wait for each other. In the
 * transaction of whatever moves the cash; the row's amount is signed. Written twice under its id it is still one row.
 */
export function moverCaja(tx: Transaction, id_cobrador: string, id: string, fila: FilaCajaGuardada): void {
  const mas = FieldValue.increment(fila.monto_centavos);
  const caja = {
    id_cobrador,
    total_centavos: mas,
    sumas_centavos: { [fila.tipo]: mas },
    filas: { [id]: fila },
  };
  tx.set(firestore().doc(`cajas/${id_cobrador}`), caja, { merge: true });
}
