import type { Celda } from '@leal/domain';

/** A sheet as it stands in the file: its rows from the first one on. */
export type HojaLeida = { readonly nombre: string; readonly filas: readonly (readonly Celda[])[] };
