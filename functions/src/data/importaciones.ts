import { type CreditoDoc, idDeImportado, importacionDoc } from '@leal/contract/documentos';
import type { DocumentData, DocumentReference, Query, Transaction } from 'firebase-admin/firestore';
import { clientes } from './clientes.ts';
import { coleccion } from './coleccion.ts';
import { creditos, leerVigentes } from './creditos.ts';
import { deshechos } from './deshechos.ts';

/** The files that were imported, each under its hash. */
export const importaciones = coleccion('importaciones', importacionDoc);

/** The loans that came with it and were not undone. */
export const importadosDe = (id_importacion: string): Query<CreditoDoc> =>
  creditos.todas().where('importado.id', '==', id_importacion);

/** An instant before any movement. */
const NUNCA = new Date('2001-01-01');

/** The loans among them that were visited or paid since. */
export const movidosDe = (id_importacion: string): Query<CreditoDoc> =>
  importadosDe(id_importacion).where('ultimo_movimiento_en', '>', NUNCA).limit(1);

/** Clients with one of these names, or phones, at any collector's; deleted ones too. At most thirty of each. */
export const tocayosDe = (slugs: readonly string[]) => clientes.todas().where('slug', 'in', slugs);
export const conTelefono = (telefonos: readonly string[]) =>
  clientes.todas().where('telefono', 'in', telefonos);

/** Several documents of one of these collections at once, in a transaction or outside. */
async function leerVarios<T extends object>(
  doc: (id: string) => DocumentReference<T>,
  ids: readonly string[],
  tx?: Transaction,
): Promise<T[]> {
  const leer = async (id: string) => (await (tx ? tx.get<T, DocumentData>(doc(id)) : doc(id).get())).data();
  return (await Promise.all(ids.map(leer))).filter((leida) => leida !== undefined);
}

/** Where what a loan that was taken back owed stands now: the same row of its file, where that came in again; else nowhere. */
async function leerVueltos(ids: readonly string[], tx?: Transaction): Promise<[string, CreditoDoc][]> {
  const idos = await leerVarios(deshechos.doc, ids, tx);
  const archivos = [...new Set(idos.flatMap(({ importado }) => importado?.id ?? []))];
  const leidas = await leerVarios(importaciones.doc, archivos, tx);
  const porId = new Map(leidas.map((leida) => [leida.id_importacion, leida]));
  const otraVez = new Map(
    idos.flatMap(({ id_credito, importado }) => {
      const importacion = porId.get(importado?.id ?? '');
      return importado && importacion ? [[id_credito, idDeImportado(importacion, importado.renglon)]] : [];
    }),
  );
  const vueltos = await leerVigentes([...otraVez.values()], tx);
  return idos.map((ido) => [ido.id_credito, vueltos.get(otraVez.get(ido.id_credito) ?? '') ?? ido]);
}

/**
 * The credits on which cash that was taken for these would be booked now (`leerVigentes`); of those whose import was undone since,
 * the ones that came again, or as they were. Round trips more only where one was.
 */
export async function leerDondeSeAsienta(
  ids: readonly string[],
  tx?: Transaction,
): Promise<ReadonlyMap<string, CreditoDoc>> {
  const vigentes = await leerVigentes(ids, tx);
  const faltan = [...new Set(ids)].filter((id) => id !== '' && !vigentes.has(id));
  return faltan.length === 0 ? vigentes : new Map([...vigentes, ...(await leerVueltos(faltan, tx))]);
}
