import { reporteSemanaDoc, type ReporteSemanaDoc } from '@leal/contract/documentos';
import { type Fecha, idReporteSemana } from '@leal/domain';
import type { FieldValue, Query, Timestamp, Transaction, WriteBatch } from 'firebase-admin/firestore';
import { firestore } from '../platform/firebase.ts';
import { coleccion, leer } from './coleccion.ts';
import { ahoraDelAlmacen } from './incrementos.ts';

/** One per collector and week that is over, under `idReporteSemana`. */
const reportesSemanales = coleccion('reportes_semanales', reporteSemanaDoc);

export type SemanaDeCobrador = { readonly id_cobrador: string; readonly lunes: Fecha };

export const refReporte = ({ id_cobrador, lunes }: SemanaDeCobrador) =>
  reportesSemanales.doc(idReporteSemana(id_cobrador, lunes));

export const leerReporteCompilado = (semana: SemanaDeCobrador): Promise<ReporteSemanaDoc | undefined> =>
  leer(refReporte(semana));

/** Several in one round trip, by collector; those that there are. */
export async function leerReportesCompilados(
  semanas: readonly SemanaDeCobrador[],
): Promise<ReadonlyMap<string, ReporteSemanaDoc>> {
  if (semanas.length === 0) return new Map();
  const fotos = await firestore().getAll(...semanas.map(refReporte));
  const leidos = fotos.flatMap((foto) => (foto.data() as ReporteSemanaDoc | undefined) ?? []);
  return new Map(leidos.map((reporte) => [reporte.id_cobrador, reporte]));
}

function marcar(
  escritor: Transaction | WriteBatch,
  { id_cobrador, lunes }: SemanaDeCobrador,
  marca: { readonly marcado_en: Date; readonly movido_en?: FieldValue },
): void {
  const referencia = firestore().doc(`reportes_semanales/${idReporteSemana(id_cobrador, lunes)}`);
  (escritor as Transaction).set(
    referencia,
    { id_cobrador, lunes, por_recompilar: true, ...marca },
    { merge: true },
  );
}

/** Marks the report of a week that has just moved: its figures, if it has any yet, count only after it is compiled again. Reads nothing. */
export const encolarReporte = (
  escritor: Transaction | WriteBatch,
  semana: SemanaDeCobrador,
  marcado_en: Date,
): void => marcar(escritor, semana, { marcado_en, movido_en: ahoraDelAlmacen() });

const POR_TANDA = 400;

/** Marks any number of reports, of weeks in which nothing has moved: they are looked at again. */
export async function encolarReportes(semanas: readonly SemanaDeCobrador[], marcado_en: Date): Promise<void> {
  for (let desde = 0; desde < semanas.length; desde += POR_TANDA) {
    const tanda = firestore().batch();
    for (const semana of semanas.slice(desde, desde + POR_TANDA)) marcar(tanda, semana, { marcado_en });
    await tanda.commit();
  }
}

/** Those of a week that moved after that, or came out otherwise than they were: nothing else changes what a week says. */
export const reportesMovidos = (lunes: Fecha, desde: Timestamp): Query<ReporteSemanaDoc> =>
  reportesSemanales.todas().where('lunes', '==', lunes).where('movido_en', '>', desde);

/** At most `limite` weeks that wait to be compiled, the longest waiting first. */
export async function reportesMarcados(limite: number): Promise<SemanaDeCobrador[]> {
  const { docs } = await reportesSemanales
    .todas()
    .where('por_recompilar', '==', true)
    .orderBy('marcado_en')
    .limit(limite)
    .get();
  return docs.map((foto) => foto.data()).map(({ id_cobrador, lunes }) => ({ id_cobrador, lunes }));
}

/** The Mondays of a collector's weeks that are over of which something has moved after that: a read for each, one where nothing has. */
export async function semanasMovidas(id_cobrador: string, desde: Timestamp): Promise<Fecha[]> {
  const suyos = reportesSemanales.todas().where('id_cobrador', '==', id_cobrador);
  const { docs } = await suyos.where('movido_en', '>', desde).get();
  return docs.map((foto) => foto.data().lunes);
}
