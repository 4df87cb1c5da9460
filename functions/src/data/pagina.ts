import { MAXIMO_CONTADO } from '@leal/contract';
import { esFecha, esInstante } from '@leal/domain';
import { FieldPath, type Query } from 'firebase-admin/firestore';
import { cursorInvalido, escribirCursor, interpretarCursor } from '../platform/cursor.ts';

export type PaginaPedida = {
  /** The list's filters: a cursor of another list is refused. */
  readonly filtros: unknown;
  readonly limite: number;
  readonly cursor: string | undefined;
  /** For a list that only grows: the first page's total tells whether another page follows, which saves a row read ahead. */
  readonly sinAdelanto?: boolean;
};

/**
 * The sort key is an instant or a day that never changes once it is in the list, so that pages neither skip nor repeat;
 * null: by id alone, because a search on several words merges indexes that know no other order.
 */
export type OrdenDeLista<T> = {
  readonly campo: (string & keyof T) | `${string & keyof T}.${string}` | null;
  readonly sentido: 'asc' | 'desc';
  readonly id: string & keyof T;
  /** The field is a day, not an instant. */
  readonly esDia?: boolean;
};

function desde<T>(
  posicion: ReturnType<typeof interpretarCursor>,
  { campo, esDia = false }: OrdenDeLista<T>,
): unknown[] | null {
  if (posicion === null) return null;
  if (campo === null) return [posicion.id];
  const { orden, id } = posicion;
  if (!(esDia ? esFecha(orden) : esInstante(orden))) throw cursorInvalido();
  return [esDia ? orden : new Date(orden), id];
}

/** The value at a path of field names, 'decision.fecha'. */
const valorEn = (fila: object, campo: string): unknown =>
  campo.split('.').reduce<unknown>((valor, parte) => (valor as Record<string, unknown>)[parte], fila);

function posicionDe<T extends object>(fila: T, { campo, id }: OrdenDeLista<T>) {
  const valor = campo === null ? '' : valorEn(fila, campo);
  return { orden: valor instanceof Date ? valor.toISOString() : String(valor), id: String(fila[id]) };
}

/** Counts the documents that the query finds, at most a thousand (one read). */
export const contarHastaMil = async (consulta: Query): Promise<number> =>
  (await consulta.limit(MAXIMO_CONTADO).count().get()).data().count;

/** The length of a list; `hay_mas`: there are at least that many, the count stopped there. */
type CuentaDeLista = { readonly total: number; readonly hay_mas?: boolean };

/** A list whose length nobody is told uses this. */
export const SIN_CONTAR = () => Promise.resolve({ total: 0 });

/** Makes one list's total of the counts by state. */
export const juntarCuentas = (cuentas: readonly number[]): CuentaDeLista => ({
  total: cuentas.reduce((total, cuenta) => total + cuenta, 0),
  ...(cuentas.some((cuenta) => cuenta >= MAXIMO_CONTADO) && { hay_mas: true }),
});

/**
 * One page of a query, by an instant or a day (if any) and then by id; one row more than asked for tells whether
 * another page follows. `total` comes with the first page only: counted up to a thousand (`hay_mas`: it may be
 * more), unless the caller knows it better. It is counted in the list's order: a document without that field is
 * not in the list. Reads: page + 1, and the count.
 */
export async function leerPagina<T extends object, C extends CuentaDeLista = CuentaDeLista>(
  consulta: Query<T>,
  orden: OrdenDeLista<T>,
  { filtros, limite, cursor, sinAdelanto = false }: PaginaPedida,
  contar?: () => Promise<C>,
) {
  const { campo, sentido } = orden;
  const inicio = desde(interpretarCursor(cursor, filtros), orden);
  const porCampo = campo === null ? consulta : consulta.orderBy(campo, sentido);
  const ordenada = porCampo.orderBy(FieldPath.documentId(), sentido);
  const adelanto = inicio === null && sinAdelanto ? 0 : 1;
  const pagina = (inicio ? ordenada.startAfter(...inicio) : ordenada).limit(limite + adelanto);
  const contarTodas = async () => juntarCuentas([await contarHastaMil(ordenada)]);
  const [{ docs }, cuenta] = await Promise.all([
    pagina.get(),
    inicio ? undefined : (contar ?? contarTodas)(),
  ]);
  const filas = docs.slice(0, limite).map((foto) => foto.data());
  const hayMas = (adelanto === 0 ? (cuenta?.total ?? 0) : docs.length) > limite;
  const ultima = hayMas ? filas.at(-1) : undefined;
  const siguiente = ultima ? escribirCursor(posicionDe(ultima, orden), filtros) : null;
  return { filas, ...cuenta, siguiente };
}
