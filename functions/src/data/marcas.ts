import { marcasDoc, type MarcasDoc } from '@leal/contract/documentos';
import type { Fecha } from '@leal/domain';
import { FieldPath, type Timestamp } from 'firebase-admin/firestore';
import { firestore } from '../platform/firebase.ts';
import { coleccion, convertidor, leer } from './coleccion.ts';
import { dias } from './totales.ts';

const marcas = (id_cobrador: string) => coleccion(`totales/${id_cobrador}/marcas`, marcasDoc);

type DiaDeCobrador = { readonly id_cobrador: string; readonly fecha: Fecha };

export const leerMarcas = ({ id_cobrador, fecha }: DiaDeCobrador): Promise<MarcasDoc | undefined> =>
  leer(marcas(id_cobrador).doc(fecha));

type DesdeMarcas = { readonly desde: DiaDeCobrador | null; readonly limite: number };

/** A page of those of these dates, of every collector, the newest date first; after one, whose path says where that is. */
export async function leerMarcasEntre(
  { inicio, fin }: { readonly inicio: Fecha; readonly fin: Fecha },
  { desde, limite }: DesdeMarcas,
) {
  const enOrden = firestore()
    .collectionGroup('marcas')
    .withConverter(convertidor(marcasDoc))
    .where('fecha', '>=', inicio)
    .where('fecha', '<=', fin)
    .orderBy('fecha', 'desc')
    .orderBy(FieldPath.documentId(), 'desc')
    .limit(limite + 1);
  const lugar = desde && marcas(desde.id_cobrador).doc(desde.fecha).path;
  const { docs } = await (desde ? enOrden.startAfter(desde.fecha, lugar) : enOrden).get();
  return { marcas: docs.slice(0, limite).map((foto) => foto.data()), hayMas: docs.length > limite };
}

/** A day whose marks are to be computed, in the version that says so. */
export type DiaPorMarcar = DiaDeCobrador & { readonly version: Timestamp };

/** Reads at most `limite` days, those of one collector together. */
export async function diasPorMarcar(limite: number): Promise<DiaPorMarcar[]> {
  const consulta = firestore().collectionGroup('dias').where('marcas_por_calcular', '==', true);
  const { docs } = await consulta.orderBy(FieldPath.documentId()).select().limit(limite).get();
  return docs.map((foto) => ({
    // totales/{id_cobrador}/dias/{fecha}
    id_cobrador: foto.ref.parent.parent?.id ?? '',
    fecha: foto.id as Fecha,
    version: foto.updateTime,
  }));
}

const POR_TANDA = 400;

/** Puts the marks of these days as they were computed; null: there is nothing to keep. */
export async function guardarMarcasDe(
  id_cobrador: string,
  porDia: ReadonlyMap<Fecha, MarcasDoc | null>,
): Promise<void> {
  const todas = [...porDia];
  for (let desde = 0; desde < todas.length; desde += POR_TANDA) {
    const tanda = firestore().batch();
    for (const [fecha, marcasDelDia] of todas.slice(desde, desde + POR_TANDA)) {
      const documento = marcas(id_cobrador).doc(fecha);
      if (marcasDelDia) tanda.set(documento, marcasDelDia);
      else tanda.delete(documento);
    }
    await tanda.commit();
  }
}

const FAILED_PRECONDITION = 9;

/** Says that a day's marks are computed; false when something was written there since that version: they are to be computed again. */
export async function confirmarMarcado({ id_cobrador, fecha, version }: DiaPorMarcar): Promise<boolean> {
  try {
    const cambio = { marcas_por_calcular: false };
    await dias(id_cobrador).doc(fecha).update(cambio, { lastUpdateTime: version });
    return true;
  } catch (error) {
    if ((error as { code?: unknown }).code === FAILED_PRECONDITION) return false;
    throw error;
  }
}

/** When a collector's phone was first heard, as far as the ledger knows. */
export async function leerPrimeraVez(id_cobrador: string, dispositivo: string): Promise<Date | undefined> {
  const { docs } = await firestore()
    .collectionGroup('movimientos')
    .where('id_cobrador', '==', id_cobrador)
    .where('dispositivo', '==', dispositivo)
    .orderBy('sincronizado_en')
    .limit(1)
    .select('sincronizado_en')
    .get();
  return (docs[0]?.get('sincronizado_en') as Timestamp | undefined)?.toDate();
}
