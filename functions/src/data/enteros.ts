import { clienteDoc, creditoEntero, type MovimientoDoc, movimientoDoc } from '@leal/contract/documentos';
import { esFecha, esInstante, type Fecha } from '@leal/domain';
import { FieldPath, type Query } from 'firebase-admin/firestore';
import { cursorInvalido, escribirCursor, interpretarCursor } from '../platform/cursor.ts';
import { firestore } from '../platform/firebase.ts';
import { cacheTemporal } from '../platform/cache-temporal.ts';
import { coleccion, convertidor } from './coleccion.ts';
import type { EntreDias } from './entre-dias.ts';
import type { PaginaPedida } from './pagina.ts';

/* What a file of everything reads. */

/** Credits of any age: a field that one lacks is empty. */
export const creditosEnteros = coleccion('creditos', creditoEntero);

type Renglones = EntreDias & { readonly id_cobrador?: string | undefined };

/** The ledger rows of all credits, or of those who took the cash, between two business dates. */
export function renglonesDelLibro({ id_cobrador, desde, hasta }: Renglones): Query<MovimientoDoc> {
  const todos = firestore().collectionGroup('movimientos').withConverter(convertidor(movimientoDoc));
  const delCobrador = id_cobrador === undefined ? todos : todos.where('id_cobrador', '==', id_cobrador);
  const conInicio = desde === undefined ? delCobrador : delCobrador.where('fecha', '>=', desde);
  return hasta === undefined ? conInicio : conInicio.where('fecha', '<=', hasta);
}

/** All of them, however many: a read for each thousand. */
export const contarEnteros = async (consulta: Query): Promise<{ readonly total: number }> => ({
  total: (await consulta.count().get()).data().count,
});

const SEPARADOR = ' ';
const ID = /^[A-Za-z0-9_-]+$/;

/** Neither ever changes in a row. */
type OrdenDelLibro = { readonly campo: 'fecha' | 'capturado_en'; readonly sentido: 'asc' | 'desc' };
export const POR_FECHA: OrdenDelLibro = { campo: 'fecha', sentido: 'asc' };

/** The day or the instant, and the path, after which the next page begins. */
function lugarDe(
  cursor: string | undefined,
  filtros: unknown,
  { campo }: OrdenDelLibro,
): [Fecha | Date, string] | null {
  const posicion = interpretarCursor(cursor, filtros);
  if (posicion === null) return null;
  const [cuando = '', credito = ''] = posicion.orden.split(SEPARADOR);
  const valor = campo === 'fecha' ? esFecha(cuando) && cuando : esInstante(cuando) && new Date(cuando);
  if (!valor || !ID.test(credito)) throw cursorInvalido();
  return [valor, `creditos/${credito}/movimientos/${posicion.id}`];
}

const cuandoDe = (fila: MovimientoDoc, { campo }: OrdenDelLibro): string =>
  campo === 'fecha' ? fila.fecha : fila.capturado_en.toISOString();

/** A page of the ledger by date (or tap) and then by place, whoever has its credit by now. */
export async function leerPaginaDelLibro<C extends { readonly total: number }>(
  consulta: Query<MovimientoDoc>,
  { filtros, limite, cursor }: PaginaPedida,
  orden: OrdenDelLibro,
  contar: () => Promise<C>,
) {
  const lugar = lugarDe(cursor, filtros, orden);
  const { campo, sentido } = orden;
  const ordenada = consulta.orderBy(campo, sentido).orderBy(FieldPath.documentId(), sentido);
  const pagina = (lugar ? ordenada.startAfter(...lugar) : ordenada).limit(limite + 1);
  const [{ docs }, cuenta] = await Promise.all([pagina.get(), lugar ? undefined : contar()]);
  const filas = docs.slice(0, limite).map((foto) => foto.data());
  const ultima = docs.length > limite ? filas.at(-1) : undefined;
  const siguiente = ultima
    ? escribirCursor(
        { orden: [cuandoDe(ultima, orden), ultima.id_credito].join(SEPARADOR), id: ultima.id_movimiento },
        filtros,
      )
    : null;
  return { filas, ...cuenta, siguiente };
}

const MS_RECORDADO = 60_000;
/** As many clients as a file of one office may have. */
const RECORDADOS = 20_000;
const nombres = cacheTemporal<string>(MS_RECORDADO, RECORDADOS);
const soloNombre = clienteDoc.shape.nombre;

/** The names of these clients, as of at most a minute ago: the pages of a file ask for the same ones. */
export async function leerNombresDeClientes(ids: Iterable<string>): Promise<ReadonlyMap<string, string>> {
  const hallados = new Map<string, string>();
  const faltan: string[] = [];
  for (const id of new Set(ids)) {
    const nombre = nombres.leer(id);
    if (nombre === undefined) faltan.push(id);
    else hallados.set(id, nombre);
  }
  if (faltan.length === 0) return hallados;
  const referencias = faltan.map((id) => firestore().doc(`clientes/${id}`));
  for (const foto of await firestore().getAll(...referencias, { fieldMask: ['nombre'] })) {
    const nombre = soloNombre.safeParse(foto.get('nombre')).data ?? '';
    hallados.set(foto.id, nombres.guardar(foto.id, nombre));
  }
  return hallados;
}
