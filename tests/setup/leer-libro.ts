// Everything one collector has in the store.
import {
  avisoDoc,
  bitacoraDoc,
  cajaDoc,
  clienteDoc,
  corteDoc,
  creditoDoc,
  diaDoc,
  diferenciaDoc,
  gastoDoc,
  movimientoDoc,
  rutaDoc,
  solicitudDoc,
  totalesDoc,
  traspasoDoc,
} from '@leal/contract/documentos';
import type { Documento } from '@leal/seed';
import { type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';

export type Libro = Awaited<ReturnType<typeof leerLibro>>;

function conFechas(valor: unknown): unknown {
  if (valor instanceof Timestamp) return valor.toDate();
  if (Array.isArray(valor)) return valor.map(conFechas);
  if (typeof valor !== 'object' || valor === null) return valor;
  return Object.fromEntries(Object.entries(valor).map(([campo, v]) => [campo, conFechas(v)]));
}

/** A document, checked against its shape. */
const leida = <T>(esquema: z.ZodMiniType<T>, foto: DocumentSnapshot): T =>
  esquema.parse(conFechas(foto.data()));

type Cuatro<T> = [T, T, T, T];

/**
 * All the documents that carry this collector; and of what is others': credits of which this one's days and box hold
 * something, and rows and requests on credits that are this one's by now.
 */
export async function leerLibro(db: Firestore, uid: string) {
  const deCobrador = (coleccion: string) => db.collection(coleccion).where('id_cobrador', '==', uid).get();
  const unicos = ['totales', 'avisos', 'rutas', 'cajas'].map((coleccion) => db.doc(`${coleccion}/${uid}`));
  const [
    creditos,
    clientes,
    solicitudes,
    gastos,
    traspasos,
    cortes,
    diferencias,
    bitacora,
    dias,
    renglones,
    sueltos,
  ] = await Promise.all([
    deCobrador('creditos'),
    deCobrador('clientes'),
    deCobrador('solicitudes'),
    deCobrador('gastos'),
    deCobrador('traspasos'),
    deCobrador('cortes'),
    deCobrador('diferencias'),
    deCobrador('bitacora'),
    db.collection(`totales/${uid}/dias`).get(),
    // One query, however many credits: a row that carries another collector is missing in the sums.
    db.collectionGroup('movimientos').where('id_cobrador', '==', uid).get(),
    db.getAll(...unicos),
  ]);
  const [totales, avisos, ruta, caja] = sueltos as Cuatro<DocumentSnapshot>;
  const ajenos = await db.collection('creditos').where('tambien_de', 'array-contains', uid).get();
  // Only of credits that have changed hands others have rows, or hold what was asked.
  const mudados = creditos.docs.filter((foto) => foto.data()['tambien_de']);
  const deOtros = ({ id_cobrador }: { readonly id_cobrador: string }) => id_cobrador !== uid;
  const susRenglones = await Promise.all(mudados.map(({ ref }) => ref.collection('movimientos').get()));
  const respuestas = await Promise.all(
    mudados.map(({ id }) => db.collection('solicitudes').where('id_credito', '==', id).get()),
  );
  return {
    ajenos: {
      creditos: ajenos.docs.map((foto) => leida(creditoDoc, foto)).filter(deOtros),
      movimientos: susRenglones
        .flatMap(({ docs }) => docs.map((foto) => leida(movimientoDoc, foto)))
        .filter(deOtros),
      solicitudes: respuestas
        .flatMap(({ docs }) => docs.map((foto) => leida(solicitudDoc, foto)))
        .filter(deOtros),
    },
    creditos: creditos.docs.map((foto) => leida(creditoDoc, foto)),
    clientes: clientes.docs.map((foto) => leida(clienteDoc, foto)),
    movimientos: renglones.docs.map((foto) => leida(movimientoDoc, foto)),
    solicitudes: solicitudes.docs.map((foto) => leida(solicitudDoc, foto)),
    gastos: gastos.docs.map((foto) => leida(gastoDoc, foto)),
    traspasos: traspasos.docs.map((foto) => leida(traspasoDoc, foto)),
    cortes: cortes.docs.map((foto) => leida(corteDoc, foto)),
    diferencias: diferencias.docs.map((foto) => leida(diferenciaDoc, foto)),
    bitacora: bitacora.docs.map((foto) => leida(bitacoraDoc, foto)),
    // The note to the hourly job goes whenever that runs, in the suite that all tests share.
    dias: dias.docs.map((foto) => ({ ...leida(diaDoc, foto), marcas_por_calcular: false })),
    totales: leida(totalesDoc, totales),
    avisos: leida(avisoDoc, avisos),
    ruta: ruta.exists ? leida(rutaDoc, ruta) : null,
    caja: leida(cajaDoc, caja),
  };
}

/** All that a collector has of a collection, checked against its shape. */
type De = <T>(coleccion: string, esquema: z.ZodMiniType<T>) => T[];

export function armarLibro(de: De, deOtros: De, uid: string): Libro {
  const unico = <T>(coleccion: string, esquema: z.ZodMiniType<T>): T => {
    const [documento] = de(coleccion, esquema);
    if (documento === undefined) throw new Error(`No ${coleccion}`);
    return documento;
  };
  const creditos = de('creditos', creditoDoc);
  const ids = new Set(creditos.map(({ id_credito }) => id_credito));
  return {
    ajenos: {
      creditos: deOtros('creditos', creditoDoc).filter(({ tambien_de }) => tambien_de?.includes(uid)),
      movimientos: deOtros('movimientos', movimientoDoc).filter(({ id_credito }) => ids.has(id_credito)),
      solicitudes: deOtros('solicitudes', solicitudDoc).filter(({ id_credito }) => ids.has(id_credito ?? '')),
    },
    creditos,
    clientes: de('clientes', clienteDoc),
    movimientos: de('movimientos', movimientoDoc),
    solicitudes: de('solicitudes', solicitudDoc),
    gastos: de('gastos', gastoDoc),
    traspasos: de('traspasos', traspasoDoc),
    cortes: de('cortes', corteDoc),
    diferencias: de('diferencias', diferenciaDoc),
    bitacora: de('bitacora', bitacoraDoc),
    dias: de('dias', diaDoc),
    totales: unico('totales', totalesDoc),
    avisos: unico('avisos', avisoDoc),
    ruta: de('rutas', rutaDoc)[0] ?? null,
    caja: unico('cajas', cajaDoc),
  };
}

/** The same from documents at hand. */
export function libroDe(documentos: readonly Documento[], uid: string): Libro {
  const leer =
    (propios: boolean): De =>
    (coleccion, esquema) =>
      documentos
        .filter(({ ruta, datos }) => {
          const partes = ruta.split('/');
          return partes.at(-2) === coleccion && ((datos['id_cobrador'] ?? partes[1]) === uid) === propios;
        })
        .map(({ datos }) => esquema.parse(datos));
  return armarLibro(leer(true), leer(false), uid);
}
