import { efectivoDoc } from '@leal/contract/documentos';
import { conNoche, type EfectivoGuardado, type Fecha } from '@leal/domain';
import type { Query } from 'firebase-admin/firestore';
import { firestore } from '../platform/firebase.ts';
import { transaccionDeTrabajo } from '../platform/transacciones.ts';
import { coleccion, leer } from './coleccion.ts';

/** The cash that is to come, as the last night saw it. */
const efectivo = () => coleccion('resumenes', efectivoDoc).doc('efectivo');

/** One read; undefined where no night has counted yet. */
export const leerEfectivo = (): Promise<EfectivoGuardado | undefined> => leer(efectivo());

/** Keeps what a night counted beside what it and others before it forecast; twice leaves the same. */
export const guardarEfectivo = (noche: Omit<EfectivoGuardado, 'pronosticos'>): Promise<void> =>
  transaccionDeTrabajo(async (tx) => {
    tx.set(efectivo(), conNoche((await tx.get(efectivo())).data(), noche));
  });

/** That day of all collectors. */
export const diasDel = (fecha: Fecha): Query =>
  firestore().collectionGroup('dias').where('fecha', '==', fecha);
