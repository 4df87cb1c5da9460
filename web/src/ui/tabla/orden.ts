import { compararNombres } from '@leal/domain';

/** A column's name, with '-' before it when the largest comes first; empty: as the rows came. It fits into an address. */
export type Orden = string;

type Valor = string | number | null;

export type Ordenable<F> = {
  readonly clave: string;
  /** The value that its rows are sorted by. */
  readonly valor?: ((fila: F) => Valor) | undefined;
  readonly cifra?: boolean | undefined;
};

const comparar = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : compararNombres(String(a), String(b));

export type Sentido = 'ascending' | 'descending' | 'none';

export const sentidoDe = (orden: Orden, clave: string): Sentido =>
  orden === clave ? 'ascending' : orden === `-${clave}` ? 'descending' : 'none';

/** The order after a press on a column: figures begin with the largest, names with A; the next press turns it. */
export function siguienteOrden(orden: Orden, { clave, cifra = false }: Ordenable<never>): Orden {
  const sentido = sentidoDe(orden, clave);
  const baja = sentido === 'none' ? cifra : sentido === 'ascending';
  return baja ? `-${clave}` : clave;
}

/** Rows without a value come last, whichever way it is sorted; equal rows stay as they came. */
export function ordenar<F>(
  filas: readonly F[],
  columnas: readonly Ordenable<F>[],
  orden: Orden,
): readonly F[] {
  const columna = columnas.find(({ clave }) => sentidoDe(orden, clave) !== 'none');
  const valor = columna?.valor;
  if (!valor) return filas;
  const signo = sentidoDe(orden, columna.clave) === 'descending' ? -1 : 1;
  return filas
    .map((fila) => ({ fila, v: valor(fila) }))
    .sort(({ v: a }, { v: b }) => {
      if (a === null || b === null) return Number(a === null) - Number(b === null);
      return signo * comparar(a, b);
    })
    .map(({ fila }) => fila);
}
