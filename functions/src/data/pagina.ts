import { esInstante } from '@leal/domain';
import { FieldPath, type Query } from 'firebase-admin/firestore';
import { cursorInvalido, escribirCursor, leerCursor } from '../platform/cursor.ts';

export type PaginaPedida = {
  /** What the list is filtered by: a cursor of another list is refused. */
  readonly filtros: unknown;
  readonly limite: number;
  readonly cursor: string | undefined;
};

/** An instant that never changes once it is in the list, so that pages neither skip nor repeat. */
export type Orden<T> = {
  readonly campo: string & keyof T;
  readonly sentido: 'asc' | 'desc';
  readonly id: string & keyof T;
};

function desde(posicion: ReturnType<typeof leerCursor>): [Date, string] | null {
  if (posicion === null) return null;
  if (!esInstante(posicion.orden)) throw cursorInvalido();
  return [new Date(posicion.orden), posicion.id];
}

/**
 * One page of a query, by an instant and then by id; one row more than asked for tells whether another
 * page follows. `total` is counted for the first page only (reads: page + 1, and the count).
 */
export async function leerPagina<T extends object>(
  consulta: Query<T>,
  { campo, sentido, id }: Orden<T>,
  { filtros, limite, cursor }: PaginaPedida,
  contar: () => Promise<number> = async () => (await consulta.count().get()).data().count,
) {
  const inicio = desde(leerCursor(cursor, filtros));
  const ordenada = consulta.orderBy(campo, sentido).orderBy(FieldPath.documentId(), sentido);
  const pagina = (inicio ? ordenada.startAfter(...inicio) : ordenada).limit(limite + 1);
  const [{ docs }, total] = await Promise.all([pagina.get(), inicio ? undefined : contar()]);
  const filas = docs.slice(0, limite).map((foto) => foto.data());
  const ultima = docs.length > limite ? filas.at(-1) : undefined;
  const siguiente = ultima
    ? escribirCursor({ orden: (ultima[campo] as Date).toISOString(), id: String(ultima[id]) }, filtros)
    : null;
  return { filas, ...(total !== undefined && { total }), siguiente };
}
