import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { HOJA_CARTERA } from '../../exportar/hoja/hoja.ts';

/*
 * A workbook that Leal wrote ('Exportar todo') has one sheet that is a portfolio, and others of up to hundreds of thousands of rows that
 * are none: they are taken out before anybody unfolds and reads them.
 */

const LIBRO = 'xl/workbook.xml';
const AUTOR = 'docProps/core.xml';
const RELACIONES = 'xl/_rels/workbook.xml.rels';
const HOJA = /^xl\/worksheets\/[^/]+\.xml$/;

const DE_LEAL = /<dc:creator>Leal<\/dc:creator>/;
const HOJAS = /<sheet\b[^>]*\/>/g;
const NOMBRE = new RegExp(`\\bname="${HOJA_CARTERA}"`);

type Partes = Record<string, Uint8Array<ArrayBuffer>>;

/** What says whose the workbook is and which sheets it has takes some kilobytes; what claims more is not Leal's. */
const MAXIMO_INDICE = 1024 * 1024;

const abrirIndice = (bytes: Uint8Array): Partes =>
  unzipSync(bytes, {
    filter: ({ name, originalSize }) =>
      [LIBRO, AUTOR, RELACIONES].includes(name) && originalSize <= MAXIMO_INDICE,
  });

const textoDe = (partes: Partes, ruta: string): string => strFromU8(partes[ruta] ?? new Uint8Array(0));

/** Where the portfolio's sheet is; undefined: the file is not Leal's, or has none. */
function rutaDeCartera(partes: Partes): string | undefined {
  if (!DE_LEAL.test(textoDe(partes, AUTOR))) return undefined;
  const hoja = textoDe(partes, LIBRO)
    .match(HOJAS)
    ?.find((etiqueta) => NOMBRE.test(etiqueta));
  const id = hoja && /\br:id="([^"]+)"/.exec(hoja)?.[1];
  const relacion = textoDe(partes, RELACIONES)
    .match(/<Relationship\b[^>]*>/g)
    ?.find((etiqueta) => id !== undefined && etiqueta.includes(`Id="${id}"`));
  const destino = relacion && /\bTarget="([^"]+)"/.exec(relacion)?.[1];
  return destino && `xl/${destino.replace(/^\/?(xl\/)?/, '')}`;
}

/** The workbook with its portfolio alone; any other file as it is. Throws where it cannot be unfolded. */
export function soloCartera(bytes: Uint8Array<ArrayBuffer>, maximo: number): Uint8Array<ArrayBuffer> {
  const partes = abrirIndice(bytes);
  const cartera = rutaDeCartera(partes);
  if (cartera === undefined) return bytes;
  let abierto = 0;
  const archivos = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      const queda = !HOJA.test(name) || name === cartera;
      abierto += queda ? originalSize : 0;
      return queda && abierto <= maximo;
    },
  });
  // More than fits is for whoever reads it to refuse.
  if (abierto > maximo) return bytes;
  const libro = textoDe(partes, LIBRO).replace(HOJAS, (hoja) => (NOMBRE.test(hoja) ? hoja : ''));
  return zipSync({ ...archivos, [LIBRO]: strToU8(libro) }, { level: 0 });
}
