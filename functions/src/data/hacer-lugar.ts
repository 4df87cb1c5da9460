import { cajaDoc, diaDoc } from '@leal/contract/documentos';
import { abiertaDesde, plegarTodas } from '@leal/domain';
import type { Transaction } from 'firebase-admin/firestore';
import { transaccionDeTrabajo } from '../platform/transacciones.ts';
import { cajas, ordenarCaja } from './cajas.ts';
import { rutaDeHoja } from './dias.ts';
import { firestore } from '../platform/firebase.ts';
import { DIA_EN_CEROS, dias } from './totales.ts';

/** A box that is full keeps its sums in a row for each kind and day: each of its rows is in a document of its own. */
async function plegarCaja(tx: Transaction, id_cobrador: string): Promise<void> {
  const caja = (await tx.get(cajas.doc(id_cobrador))).data() ?? cajaDoc.parse({ id_cobrador });
  const filas = plegarTodas(caja.filas);
  // Somebody else has made room.
  if (Object.keys(filas).length === Object.keys(caja.filas).length) return;
  ordenarCaja(tx, caja, { filas, abierta_desde: abiertaDesde(caja.filas) });
}

/** Fewer rows than this are no reason to be full: somebody else has just moved the others. */
const POCAS = 20;

/** A day that is full hands its rows to a second document, and goes on with none. */
async function pasarHoja(tx: Transaction, id_cobrador: string, fecha: string): Promise<void> {
  const documento = dias(id_cobrador).doc(fecha);
  const dia = (await tx.get(documento)).data();
  if (dia === undefined) return;
  const { filas, en_espera, quitadas = {}, hojas = 0 } = dia;
  if (Object.keys(filas).length + Object.keys(en_espera).length < POCAS) return;
  // The day's sums stay where they are.
  const hoja = { ...DIA_EN_CEROS, id_cobrador, fecha: dia.fecha, filas, en_espera, quitadas };
  tx.create(firestore().doc(rutaDeHoja(id_cobrador, fecha, hojas + 1)), hoja);
  tx.update(documento, { filas: {}, en_espera: {}, quitadas: {}, hojas: hojas + 1 });
}

/**
 * Makes room in a document that the store has refused because it would be too large, so that the same change can be tried
 * again. False: nothing of it can go elsewhere.
 */
export async function hacerLugar(ruta: string): Promise<boolean> {
  const [raiz, id = '', , fecha] = ruta.split('/');
  if (raiz === 'totales' && fecha !== undefined && diaDoc.shape.fecha.safeParse(fecha).success) {
    await transaccionDeTrabajo((tx) => pasarHoja(tx, id, fecha));
    return true;
  }
  // A cut takes the rows of its box with it.
  const deCaja = raiz === 'cortes' ? id.slice(0, id.lastIndexOf('_')) : id;
  if (raiz !== 'cajas' && raiz !== 'cortes') return false;
  await transaccionDeTrabajo((tx) => plegarCaja(tx, deCaja));
  return true;
}
