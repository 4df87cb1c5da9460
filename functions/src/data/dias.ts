import type { DiaDoc } from '@leal/contract/documentos';
import type { Fecha } from '@leal/domain';
import { firestore } from '../platform/firebase.ts';
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
