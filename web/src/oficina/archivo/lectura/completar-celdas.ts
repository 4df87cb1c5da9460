import { type Celda, montoDeCelda } from '@leal/domain';
import { strFromU8 } from 'fflate';
import type { HojaLeida } from './hoja-leida.ts';
import { abrirHoja, lugaresDe } from './hojas-del-libro.ts';

type Unida = { readonly columna: number; readonly desde: number; readonly hasta: number };

/** From 0. */
function numeroDeColumna(letras: string): number {
  let numero = 0;
  for (const letra of letras) numero = numero * 26 + letra.charCodeAt(0) - 64;
  return numero - 1;
}

/** The cells of one column that are joined over several rows; a title over several columns is none of them. */
function unidasDe(hoja: string): Unida[] {
  const desdeAqui = hoja.lastIndexOf('<mergeCells');
  if (desdeAqui < 0) return [];
  const halladas = hoja.slice(desdeAqui).matchAll(/ref="([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})"/g);
  return [...halladas].flatMap(([, columna = '', desde, otra, hasta]) =>
    columna === otra
      ? [{ columna: numeroDeColumna(columna), desde: Number(desde), hasta: Number(hasta) }]
      : [],
  );
}

/** A name stands for each of its rows; an amount that is written once is of one loan. */
const seRepite = (celda: Celda | undefined): celda is string =>
  typeof celda === 'string' && celda.trim() !== '' && typeof montoDeCelda(celda) !== 'number';

/** A formula that failed: `r` is its cell, the text its error. */
const FALLIDA =
  /<c r="([A-Z]{1,3})(\d{1,7})"[^>]*\bt="e"[^>]*>(?:<f[^>]*\/>|<f[^>]*>[^<]*<\/f>)?<v>([^<]*)<\/v>/g;

function llenar({ nombre, filas }: HojaLeida, texto: string): HojaLeida {
  const llenas = filas.map((fila) => [...fila]);
  for (const [, columna = '', fila, error = ''] of texto.matchAll(FALLIDA)) {
    const celdas = llenas[Number(fila) - 1];
    if (celdas) celdas[numeroDeColumna(columna)] = error;
  }
  for (const { columna, desde, hasta } of unidasDe(texto)) {
    const celda = filas[desde - 1]?.[columna];
    if (!seRepite(celda)) continue;
    for (const fila of llenas.slice(desde, hasta)) fila[columna] ??= celda;
  }
  return { nombre, filas: llenas };
}

/**
 * What the reader leaves blank: texts of cells that are joined downward stand in each of their rows, as people read them (a collector beside
 * a block of loans), and a formula that failed is no blank cell but its error.
 */
export function completarCeldas(bytes: Uint8Array, hojas: readonly HojaLeida[]): readonly HojaLeida[] {
  const lugares = lugaresDe(bytes);
  if (lugares.length !== hojas.length) return hojas;
  return hojas.map((hoja, i) => {
    const abierta = abrirHoja(bytes, lugares[i]?.ruta);
    return abierta ? llenar(hoja, strFromU8(abierta)) : hoja;
  });
}
