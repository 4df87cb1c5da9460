import type { Centavos, Fecha } from '@leal/domain';

/** The values of each format. A missing day is an empty cell. */
type Valores = {
  readonly texto: string;
  readonly entero: number;
  readonly dinero: Centavos;
  readonly fecha: Fecha | null;
};
export type Formato = keyof Valores;

/** A value of its column's format; null: an empty cell. */
export type Celda = Valores[Formato] | null;
export type Fila = readonly Celda[];

type DeFormato<R, F extends Formato> = {
  readonly titulo: string;
  readonly formato: F;
  /** The cell of a row; `no` counts the rows from 1. */
  readonly valor: (renglon: R, no: number) => Valores[F];
};

/** A column: its header, the format of its values, and how to get the value of a row. */
export type Columna<R> = { [F in Formato]: DeFormato<R, F> }[Formato];

/** A column as it is drawn; its width in characters. */
export type ColumnaHecha = {
  readonly titulo: string;
  readonly formato: Formato;
  readonly ancho: number;
  /** Longer than the widest column: broken into lines. */
  readonly partida: boolean;
};

/** Above the headers: a sentence, and the day that each column is about. */
export type Rotulo = { readonly texto: string; readonly dias: readonly (Fecha | null)[] };

/** A whole file with its one worksheet, independent of how a spreadsheet is written. */
export type Hoja = {
  readonly archivo: string;
  readonly nombre: string;
  readonly rotulo: Rotulo | null;
  readonly columnas: readonly ColumnaHecha[];
  readonly filas: readonly Fila[];
  readonly totales: Fila | null;
  /** Columns from the left that stay while one scrolls. */
  readonly fijas: number;
  /** Of a file that people fill in, by column: what is said when one stands in it, and what may be chosen. */
  readonly ayudas?: readonly { readonly texto: string; readonly opciones: readonly string[] }[];
};

/** The sheet of a workbook of Leal's that an import takes, by name. */
export const HOJA_CARTERA = 'Cartera';
