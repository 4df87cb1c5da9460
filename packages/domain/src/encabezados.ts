import { type Celda, textoDeCelda } from './celdas.ts';
import { normalizar } from './cliente.ts';

/* Which column of somebody's sheet is which, by its heading. */

/** A heading as it is compared and remembered. */
export const claveDeEncabezado = (celda: Celda): string =>
  normalizar(textoDeCelda(celda))
    .replaceAll(/[^a-z0-9 ]+/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();

/** By column, the headings that people write for it, without accents; the whole heading counts most, then its beginning, then a part. */
type Catalogo<C extends string> = Readonly<Record<C, readonly string[]>>;

/** By heading, the column that somebody chose for it; null: none. */
export type Recordadas<C extends string> = Readonly<Record<string, C | null>>;

/** By column, the place of the file's column, from 0. */
export type ColumnasHalladas<C extends string> = Readonly<Partial<Record<C, number>>>;

const FILAS_DE_ENCABEZADO = 30;

/** What can be told of the headings of one kind of file. `noEs`: that heading is never that column's, however alike. */
export function columnasPor<C extends string>(
  catalogo: Catalogo<C>,
  noEs: (clave: string, columna: C) => boolean = () => false,
) {
  const columnas = Object.keys(catalogo) as C[];
  /** 0: it is not that column's heading. */
  function parecido(clave: string, columna: C): number {
    if (noEs(clave, columna)) return 0;
    return Math.max(
      ...catalogo[columna].map((nombre) => {
        if (clave === nombre) return 100;
        if (clave.startsWith(`${nombre} `)) return 50 + nombre.length;
        return ` ${clave} `.includes(` ${nombre} `) && nombre.length > 2 ? 20 + nombre.length : 0;
      }),
    );
  }

  /** As it was chosen before (`recordadas`), else by its heading; each once, the surest first. A heading like no other is left out. */
  function proponer(encabezado: readonly Celda[], recordadas: Recordadas<C> = {}): ColumnasHalladas<C> {
    const claves = encabezado.map(claveDeEncabezado);
    const propuestas = claves.flatMap((clave, lugar) => {
      if (clave === '') return [];
      const recordada = Object.hasOwn(recordadas, clave) ? recordadas[clave] : undefined;
      if (recordada === null) return [];
      if (recordada !== undefined) return [{ columna: recordada, lugar, peso: 1000 }];
      return columnas.map((columna) => ({ columna, lugar, peso: parecido(clave, columna) }));
    });
    const hallada: Partial<Record<C, number>> = {};
    const tomados = new Set<number>();
    const enOrden = propuestas.filter(({ peso }) => peso > 0).toSorted((a, b) => b.peso - a.peso);
    for (const { columna, lugar } of enOrden) {
      if (hallada[columna] !== undefined || tomados.has(lugar)) continue;
      hallada[columna] = lugar;
      tomados.add(lugar);
    }
    return hallada;
  }

  /** The row of the headings, from 0: of the first thirty that with the most known ones, three at least; -1 where none has. */
  function buscar(filas: readonly (readonly Celda[])[], recordadas: Recordadas<C> = {}): number {
    let [mejor, cuantas] = [-1, 2];
    for (const [i, fila] of filas.slice(0, FILAS_DE_ENCABEZADO).entries()) {
      // A heading is a text; a row of values may look like one by chance.
      const textos = fila.map((celda) => (typeof celda === 'string' ? celda : null));
      const n = Object.keys(proponer(textos, recordadas)).length;
      if (n > cuantas) [mejor, cuantas] = [i, n];
    }
    return mejor;
  }

  return { parecido, proponer, buscar };
}
