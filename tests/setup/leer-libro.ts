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
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';

export type Libro = ReturnType<typeof armarLibro>;

function conFechas(valor: unknown): unknown {
  if (valor instanceof Timestamp) return valor.toDate();
  if (Array.isArray(valor)) return valor.map(conFechas);
  if (typeof valor !== 'object' || valor === null) return valor;
  return Object.fromEntries(Object.entries(valor).map(([campo, v]) => [campo, conFechas(v)]));
}

/** All that a collector has of a collection, checked against its shape. */
type De = <T>(coleccion: string, esquema: z.ZodMiniType<T>) => T[];

export function armarLibro(de: De, deOtros: De, uid: string) {
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

/** A collector's book from documents at hand. */
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

const SUYAS = 'creditos clientes solicitudes gastos traspasos cortes diferencias bitacora'.split(' ');
const UNICOS = ['totales', 'avisos', 'rutas', 'cajas'];

/**
 * All the documents that carry this collector; and of what is others': credits of which this one's days and box hold
 * something, and rows and requests on credits that are this one's by now.
 */
export async function leerLibro(db: Firestore, uid: string): Promise<Libro> {
  const consultas = [
    ...SUYAS.map((coleccion) => db.collection(coleccion).where('id_cobrador', '==', uid)),
    db.collection(`totales/${uid}/dias`),
    // One query, however many credits: a row that carries another collector is missing in the sums.
    db.collectionGroup('movimientos').where('id_cobrador', '==', uid),
    db.collection('creditos').where('tambien_de', 'array-contains', uid),
  ];
  const [unicos, ...suyas] = await Promise.all([
    db.getAll(...UNICOS.map((coleccion) => db.doc(`${coleccion}/${uid}`))),
    ...consultas.map((consulta) => consulta.get()),
  ]);
  const fotos = suyas.flatMap(({ docs }) => docs);
  // Only of credits that have changed hands others have rows, or hold what was asked.
  const mudados = fotos.filter(
    (foto) => foto.ref.parent.id === 'creditos' && foto.get('id_cobrador') === uid && foto.get('tambien_de'),
  );
  const deMudados = await Promise.all(
    mudados.flatMap(({ id, ref }) => [
      ref.collection('movimientos').get(),
      db.collection('solicitudes').where('id_credito', '==', id).get(),
    ]),
  );
  fotos.push(...deMudados.flatMap(({ docs }) => docs));
  const porRuta = new Map(
    [...unicos.filter(({ exists }) => exists), ...fotos].map((foto) => [
      foto.ref.path,
      conFechas(foto.data()) as Documento['datos'],
    ]),
  );
  const libro = libroDe(
    Array.from(porRuta, ([ruta, datos]) => ({ ruta, datos })),
    uid,
  );
  // The note to the hourly job goes whenever that runs, in the suite that all tests share.
  return { ...libro, dias: libro.dias.map((dia) => ({ ...dia, marcas_por_calcular: false })) };
}
