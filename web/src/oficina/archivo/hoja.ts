import type { Celda, ColumnasHalladas } from '@leal/domain';

/** A sheet, the row of its headings from 0, and which of its columns is which. */
export type Hoja<C extends string> = {
  readonly filas: readonly (readonly Celda[])[];
  readonly encabezado: number;
  readonly columnas: ColumnasHalladas<C>;
};
