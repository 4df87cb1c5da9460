import { cajaDoc, type CajaDoc, type FilaCajaGuardada, sumasDeCaja } from '@leal/contract/documentos';
import {
  type Centavos,
  CERO,
  type Fecha,
  type Incrementos,
  TIPOS_FILA_CAJA,
  type TipoFilaCaja,
} from '@leal/domain';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { firestore } from '../platform/firebase.ts';
import { coleccion } from './coleccion.ts';
import { comoIncrementos } from './incrementos.ts';

export const cajas = coleccion('cajas', cajaDoc);

/** Rows by their ids, each under one that it has for ever: written twice it is still one row. */
export type FilasDeCaja = { readonly [id: string]: FilaCajaGuardada };

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
 * Puts rows into a collector's open cut without reading it: payments of one collector never wait for each other. In the
 * transaction of whatever moves the cash; a row's amount is signed.
 */
export function moverCaja(tx: Transaction, id_cobrador: string, filas: FilasDeCaja): void {
  const todas = Object.values(filas);
  if (todas.length === 0) return;
  const suma = (tipo: TipoFilaCaja) =>
    todas.reduce((total, fila) => (fila.tipo === tipo ? total + fila.monto_centavos : total), 0);
  const total_centavos = FieldValue.increment(todas.reduce((total, fila) => total + fila.monto_centavos, 0));
  const sumas = TIPOS_FILA_CAJA.flatMap((tipo) =>
    todas.some((fila) => fila.tipo === tipo) ? [[tipo, FieldValue.increment(suma(tipo))] as const] : [],
  );
  tx.set(
    firestore().doc(`cajas/${id_cobrador}`),
    { id_cobrador, total_centavos, sumas_centavos: Object.fromEntries(sumas), filas },
    { merge: true },
  );
}
