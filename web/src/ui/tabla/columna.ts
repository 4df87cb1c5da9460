import type { KeyboardEvent, ReactNode } from 'react';
import type { Orden, Ordenable } from './orden.ts';

export type Columna<F> = Ordenable<F> & {
  readonly titulo: string;
  readonly celda: (fila: F) => ReactNode;
  /** The width in pixels; a wider table gives each its share of the rest, or all of it to those that grow. */
  readonly ancho: number;
  readonly crece?: boolean;
  /** The first one, or the last: it stays while the others are scrolled sideways. */
  readonly fija?: boolean | 'final';
};

export type Seleccion<F> = {
  readonly elegidas: ReadonlySet<string>;
  /** The chosen are rows of this table, as it is filtered now. */
  readonly alElegir: (elegidas: ReadonlySet<string>) => void;
  /** The name for a row's checkbox. */
  readonly nombreDe: (fila: F) => string;
};

export type Detalle<F> = {
  /** The key of the row below which it is unfolded. */
  readonly abierto: string | null;
  readonly alCambiar: (abierto: string | null) => void;
  readonly ver: (fila: F) => ReactNode;
};

export type PropsTabla<F> = {
  nombre: string;
  columnas: readonly Columna<F>[];
  filas: readonly F[];
  clave: (fila: F) => string;
  /** A row below the head that stays there: what each column adds up to, null where it does not. */
  totales?: readonly (string | null)[] | undefined;
  orden: Orden;
  alOrdenar: (orden: Orden) => void;
  vacia: ReactNode;
  /** The height in pixels of nearly every row: then those that come into sight are drawn once, and no others. */
  alto?: number;
  /** Enter or a click on the row; with a `detalle`, both unfold it. */
  alAbrir?: (fila: F) => void;
  /** A key has brought the focus to this row, or the row that had it has gone and this one comes next. */
  alMoverse?: (fila: F) => void;
  /** The screen is about this table: it has the focus when its rows come, and keys that nothing else takes. False: not now. */
  escucha?: () => boolean;
  detalle?: Detalle<F>;
  seleccion?: Seleccion<F>;
  /** The last row is drawn: there may be more to bring. */
  alAcercarse?: (() => void) | undefined;
  /** A row to look at. */
  tono?: (fila: F) => 'mal' | 'tenue' | undefined;
  /** Keys of the screen's own, while the table has the focus; `preventDefault` takes a key from the table. */
  alTeclear?: (suceso: KeyboardEvent, fila: F | undefined) => void;
};
