/* The sheets of a workbook as they stand in its file, before the reader has made rows of them. */
import { strFromU8, unzipSync } from 'fflate';
import { MIB } from './fallo-de-archivo.ts';

/** Of a sheet's own text, unfolded: 20,000 loans have some twenty. A larger one is read as the reader gives it. */
const MAXIMO_DE_HOJA = 64 * MIB;

const LIBRO = 'xl/workbook.xml';
const RELACIONES = 'xl/_rels/workbook.xml.rels';

const atributo = (etiqueta: string, nombre: RegExp): string | undefined => nombre.exec(etiqueta)?.[1];

const SIGNOS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const sinSignos = (texto: string): string =>
  texto.replaceAll(/&(\w+);/g, (entero, signo: string) => SIGNOS[signo] ?? entero);

/** `ruta`: where its text is in the file. */
type Lugar = { readonly nombre: string; readonly ruta: string | undefined };

/** In the order of the sheets; none where the file does not say it. */
export function lugaresDe(bytes: Uint8Array): readonly Lugar[] {
  const indice = unzipSync(bytes, { filter: ({ name }) => name === LIBRO || name === RELACIONES });
  const [libro, relaciones] = [indice[LIBRO], indice[RELACIONES]];
  if (!libro || !relaciones) return [];
  const destinos = new Map(
    [...strFromU8(relaciones).matchAll(/<Relationship\b[^>]*>/g)].map(([etiqueta]) => [
      atributo(etiqueta, /\bId="([^"]+)"/),
      atributo(etiqueta, /\bTarget="([^"]+)"/),
    ]),
  );
  return [...strFromU8(libro).matchAll(/<sheet\b[^>]*>/g)].map(([etiqueta]) => {
    const destino = destinos.get(atributo(etiqueta, /:id="([^"]+)"/));
    const ruta = destino?.startsWith('/') ? destino.slice(1) : destino && `xl/${destino}`;
    return { nombre: sinSignos(atributo(etiqueta, /\bname="([^"]+)"/) ?? ''), ruta };
  });
}

/** The text of a sheet, unfolded; undefined for one that is not there or too large. */
export const abrirHoja = (bytes: Uint8Array, ruta: string | undefined): Uint8Array | undefined =>
  unzipSync(bytes, {
    filter: ({ name, originalSize }) => name === ruta && originalSize <= MAXIMO_DE_HOJA,
  })[ruta ?? ''];

/** A value or a text that is not empty: a row may have nothing but a format, or formulas that give none. */
const CON_ALGO = /<[vt]\b[^>]*>[^<]/;

/** How many rows of a sheet have something in them, by its text. */
export const contarRenglones = (hoja: Uint8Array): number =>
  strFromU8(hoja)
    .split('<row')
    .filter((renglon) => CON_ALGO.test(renglon)).length;
