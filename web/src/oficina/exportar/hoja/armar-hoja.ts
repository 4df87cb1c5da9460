import type { RenglonExcel } from '@leal/contract';
import { centavos, type Centavos, compararNombres, sumar } from '@leal/domain';
import { medirColumna } from './anchos.ts';
import type { Columna, ColumnaHecha, Fila, Hoja, Rotulo } from './hoja.ts';

type DeQuien = Pick<RenglonExcel, 'nombre_cobrador' | 'nombre_cliente' | 'id_credito'>;

/** The rows by collector, then by client, as lists have them; equal names always in the same order. */
export const enOrden = <R extends DeQuien>(renglones: readonly R[]): R[] =>
  renglones.toSorted(
    (a, b) =>
      compararNombres(a.nombre_cobrador, b.nombre_cobrador) ||
      compararNombres(a.nombre_cliente, b.nombre_cliente) ||
      compararNombres(a.id_credito, b.id_credito),
  );

type Comun = Pick<Hoja, 'archivo' | 'nombre' | 'fijas' | 'ayudas'> & { readonly rotulo?: Rotulo | null };

type Celdas = Comun & {
  readonly columnas: readonly Pick<ColumnaHecha, 'titulo' | 'formato'>[];
  readonly filas: readonly Fila[];
  readonly totales?: Fila | null;
};

/** Cells as one sheet, measured. */
export function medirHoja({ columnas, filas, rotulo = null, totales = null, ...resto }: Celdas): Hoja {
  const todas = totales ? [...filas, totales] : filas;
  return {
    ...resto,
    rotulo,
    filas,
    totales,
    columnas: columnas.map(({ titulo, formato }, i) => ({
      titulo,
      formato,
      ...medirColumna({ titulo, formato }, i, todas),
    })),
  };
}

type Partes<R> = Comun & {
  readonly columnas: readonly Columna<R>[];
  readonly renglones: readonly R[];
  /** Whether the amounts are added up in a last row. */
  readonly conTotales: boolean;
};

const ETIQUETA = 'Totales';

const sumarColumna = (filas: readonly Fila[], i: number): Centavos =>
  filas.reduce((suma, fila) => sumar(suma, fila[i] as Centavos), centavos(0));

/** Every amount added up; the first cell says what they are. */
function totalesDe<R>(columnas: readonly Columna<R>[], filas: readonly Fila[]): Fila {
  return columnas.map(({ formato }, i) => {
    if (i === 0) return ETIQUETA;
    return formato === 'dinero' ? sumarColumna(filas, i) : null;
  });
}

/** Rows and columns as such a sheet. */
export function armarHoja<R>({ columnas, renglones, conTotales, ...resto }: Partes<R>): Hoja {
  const filas = renglones.map((renglon, i) => columnas.map(({ valor }) => valor(renglon, i + 1)));
  return medirHoja({
    ...resto,
    columnas,
    filas,
    totales: conTotales ? totalesDe(columnas, filas) : null,
  });
}
