import { type Celda, montoDeCelda } from '@leal/domain';
import { strFromU8, unzipSync } from 'fflate';
import type { HojaLeida } from './hoja-leida.ts';

/** Of a sheet's own text, unfolded: 20,000 loans have some twenty. A larger one is read as the reader gives it. */
const MAXIMO_DE_HOJA = 64 * 1024 * 1024;

const LIBRO = 'xl/workbook.xml';
const RELACIONES = 'xl/_rels/workbook.xml.rels';

const atributo = (etiqueta: string, nombre: RegExp): string | undefined => nombre.exec(etiqueta)?.[1];

/** Where the text of each sheet stands in the file, in the order of the sheets. */
function lugaresDe(libro: string, relaciones: string): (string | undefined)[] {
  const destinos = new Map(
    [...relaciones.matchAll(/<Relationship\b[^>]*>/g)].map(([etiqueta]) => [
      atributo(etiqueta, /\bId="([^"]+)"/),
      atributo(etiqueta, /\bTarget="([^"]+)"/),
    ]),
  );
  return [...libro.matchAll(/<sheet\b[^>]*>/g)].map(([etiqueta]) => {
    const destino = destinos.get(atributo(etiqueta, /:id="([^"]+)"/));
    return destino?.startsWith('/') ? destino.slice(1) : destino && `xl/${destino}`;
  });
}

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
  const indice = unzipSync(bytes, { filter: ({ name }) => name === LIBRO || name === RELACIONES });
  const [libro, relaciones] = [indice[LIBRO], indice[RELACIONES]];
  if (!libro || !relaciones) return hojas;
  const lugares = lugaresDe(strFromU8(libro), strFromU8(relaciones));
  if (lugares.length !== hojas.length) return hojas;
  return hojas.map((hoja, i) => {
    const lugar = lugares[i];
    const texto = unzipSync(bytes, {
      filter: ({ name, originalSize }) => name === lugar && originalSize <= MAXIMO_DE_HOJA,
    })[lugar ?? ''];
    return texto ? llenar(hoja, strFromU8(texto)) : hoja;
  });
}
