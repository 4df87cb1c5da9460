import { movimientoDoc, type MovimientoDoc } from '@leal/contract/documentos';
import { centavos, type Centavos, type EstadoEnBanco } from '@leal/domain';
import { AggregateField, type Query } from 'firebase-admin/firestore';
import { firestore } from '../platform/firebase.ts';
import { convertidor } from './coleccion.ts';

/** The transfers of all credits in that state: a deleted one, and cash, has none. */
export const transferenciasEn = (estado: EstadoEnBanco): Query<MovimientoDoc> =>
  firestore()
    .collectionGroup('movimientos')
    .where('banco.estado', '==', estado)
    .withConverter(convertidor(movimientoDoc));

/** How many they are and their money, without reading them: a read for each thousand. */
export async function sumarTransferencias(
  estado: EstadoEnBanco,
): Promise<{ readonly total: number; readonly monto: Centavos }> {
  const sumas = { total: AggregateField.count(), monto: AggregateField.sum('monto_centavos') };
  const { total, monto } = (await transferenciasEn(estado).aggregate(sumas).get()).data();
  return { total, monto: centavos(monto) };
}
