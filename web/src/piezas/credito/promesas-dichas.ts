import type { HistorialItem } from '@leal/contract';
import { type EstadoPromesa, estadosDePromesas, type Fecha } from '@leal/domain';
import { textoPromesa } from './promesa.ts';

export type PromesaDicha = { readonly estado: EstadoPromesa; readonly texto: string };
export type PromesasDichas = ReadonlyMap<HistorialItem, PromesaDicha>;

/** The promises in a credit's history by row, and how each stands on that day; rows without one are not in it. */
export function promesasDichas(filas: readonly HistorialItem[], hoy: Fecha): PromesasDichas {
  return new Map(
    [...estadosDePromesas(filas, hoy)].flatMap(([fila, estado]) =>
      fila.promesa ? [[fila, { estado, texto: textoPromesa(fila.promesa, estado, hoy) }]] : [],
    ),
  );
}
