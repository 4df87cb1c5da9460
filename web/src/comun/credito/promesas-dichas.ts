import type { HistorialItem } from '@leal/contract';
import { type EstadoPromesa, estadosDePromesas, type Fecha } from '@leal/domain';
import { textoPromesa } from './promesa.ts';

export type PromesaDicha = { readonly estado: EstadoPromesa; readonly texto: string };
export type PromesasDichas = ReadonlyMap<HistorialItem, PromesaDicha>;

/** What the rows of a credit's history promised, and how that stands on that day; rows without a promise are not in it. */
export function promesasDichas(filas: readonly HistorialItem[], hoy: Fecha): PromesasDichas {
  return new Map(
    [...estadosDePromesas(filas, hoy)].flatMap(([fila, estado]) =>
      fila.promesa ? [[fila, { estado, texto: textoPromesa(fila.promesa, estado, hoy) }]] : [],
    ),
  );
}
