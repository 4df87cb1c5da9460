import { parteDoc, reasignacionDoc, type ReasignacionDoc } from '@leal/contract/documentos';
import type { Query } from 'firebase-admin/firestore';
import { coleccion } from './coleccion.ts';

export const reasignaciones = coleccion('reasignaciones', reasignacionDoc);

const partes = (id_reasignacion: string) => coleccion(`reasignaciones/${id_reasignacion}/partes`, parteDoc);

/** A reassignment's part of that number, from 0. */
export const parteDe = (id_reasignacion: string, numero: number) =>
  partes(id_reasignacion).doc(String(numero));

/** The reassignments that wait for their next part. */
export const reasignacionesEnCurso = (): Query<ReasignacionDoc> =>
  reasignaciones.todas().where('estado', '==', 'en_curso');

/** The newest first. */
export const ultimasReasignaciones = (cuantas: number): Query<ReasignacionDoc> =>
  reasignaciones.todas().orderBy('creado_en', 'desc').limit(cuantas);

/** All its parts, in no particular order. */
export async function leerPartes(id_reasignacion: string) {
  return (await partes(id_reasignacion).todas().get()).docs.map((foto) => foto.data());
}
