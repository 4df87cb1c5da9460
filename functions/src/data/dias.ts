import { type DiaDoc, diaDoc } from '@leal/contract/documentos';
import type { Fecha } from '@leal/domain';
import type { Query } from 'firebase-admin/firestore';
import { firestore } from '../platform/firebase.ts';
import { convertidor } from './coleccion.ts';
import { dias } from './totales.ts';

/** Several days of a collector in one round trip, in that order; undefined where nothing happened. */
export async function leerDias(
  id_cobrador: string,
  fechas: readonly Fecha[],
): Promise<(DiaDoc | undefined)[]> {
  if (fechas.length === 0) return [];
  const fotos = await firestore().getAll(...fechas.map((fecha) => dias(id_cobrador).doc(fecha)));
  return fotos.map((foto) => foto.data() as DiaDoc | undefined);
}

/**
 * Those dates' days of every collector from one id to another, both in it; undefined: from the first, to the
 * last. Days on which nothing happened are not read.
 */
export async function leerDiasDeVarios(
  fechas: readonly Fecha[],
  desde: string | undefined,
  hasta: string | undefined,
): Promise<DiaDoc[]> {
  let consulta: Query<DiaDoc> = firestore()
    .collectionGroup('dias')
    .withConverter(convertidor(diaDoc))
    .where('fecha', 'in', fechas)
    .orderBy('id_cobrador');
  if (desde !== undefined) consulta = consulta.where('id_cobrador', '>=', desde);
  if (hasta !== undefined) consulta = consulta.where('id_cobrador', '<=', hasta);
  return (await consulta.get()).docs.map((foto) => foto.data());
}
