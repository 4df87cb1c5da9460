import ExcelJS from 'exceljs';
import { strFromU8, strToU8, unzipSync, Zip, ZipDeflate } from 'fflate';
import type { Celda, Hoja } from '../hoja/hoja.ts';
import { valorEscrito } from '../hoja/valor-escrito.ts';
import { altoDe, COMPRESION, llenar } from './escribir-libro.ts';

/*
 * A workbook of several sheets, some of hundreds of thousands of rows. exceljs keeps an object for each cell, and a browser would run
 * out of memory: it writes each sheet with one row, whose styles the others get as they stream into the file.
 */

type Bytes = Uint8Array<ArrayBuffer>;

const FILAS_POR_TROZO = 2000;

const sinFilas = (hoja: Hoja): Hoja => ({ ...hoja, filas: [hoja.columnas.map(() => null)] });

async function esqueleto(hojas: readonly Hoja[]): Promise<Record<string, Bytes>> {
  const libro = new ExcelJS.Workbook();
  libro.creator = 'Leal';
  for (const hoja of hojas) llenar(libro.addWorksheet(hoja.nombre), sinFilas(hoja));
  const bytes = new Uint8Array(await libro.xlsx.writeBuffer({ zip: COMPRESION }));
  return unzipSync(bytes);
}

const ENTIDADES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapar = (texto: string): string => texto.replace(/[&<>]/g, (signo) => ENTIDADES[signo] as string);

/** A cell of a column: its letter, and the style that the whole column has. */
type Molde = { readonly letra: string; readonly estilo: string };

const moldesDe = (fila: string): Molde[] =>
  [...fila.matchAll(/<c r="([A-Z]+)\d+"([^>]*?)\/?>/g)].map(([, letra = '', resto = '']) => ({
    letra,
    estilo: /\bs="\d+"/.exec(resto)?.[0] ?? '',
  }));

function celdaXml({ letra, estilo }: Molde, n: number, valor: string | number | null): string {
  const inicio = `<c r="${letra}${n}" ${estilo}`;
  if (valor === null) return `${inicio}/>`;
  if (typeof valor === 'number') return `${inicio}><v>${valor}</v></c>`;
  return `${inicio} t="inlineStr"><is><t xml:space="preserve">${escapar(valor)}</t></is></c>`;
}

function filaXml({ columnas }: Hoja, celdas: readonly Celda[], moldes: readonly Molde[], n: number): string {
  const alto = altoDe(celdas, columnas);
  const deAlto = alto === null ? '' : ` ht="${alto}" customHeight="1"`;
  const enXml = columnas.map(({ formato }, i) =>
    celdaXml(moldes[i] as Molde, n, valorEscrito(formato, celdas[i] ?? null)),
  );
  return `<row r="${n}"${deAlto}>${enXml.join('')}</row>`;
}

const FILA = /<row\b.*?<\/row>/gs;

/** The sheet's XML in pieces: what is above its rows, they themselves, the sums and what is below. */
function* trozosDe(xml: string, hoja: Hoja): Generator<string> {
  const { filas, columnas, totales, rotulo } = hoja;
  const encabezados = rotulo ? 2 : 1;
  const escritas = [...xml.matchAll(FILA)];
  const [molde, suma] = [escritas[encabezados], escritas[encabezados + 1]];
  if (!molde) throw new Error('No row to go by');
  const moldes = moldesDe(molde[0]);
  const ultima = encabezados + filas.length + (totales ? 1 : 0);
  const hasta = `${moldes.at(-1)?.letra ?? 'A'}${ultima}`;
  yield xml.slice(0, molde.index).replace(/<dimension ref="[^"]*"\/>/, `<dimension ref="A1:${hasta}"/>`);
  for (let desde = 0; desde < filas.length; desde += FILAS_POR_TROZO)
    yield filas
      .slice(desde, desde + FILAS_POR_TROZO)
      .map((fila, i) => filaXml(hoja, fila, moldes, encabezados + 1 + desde + i))
      .join('');
  if (suma && totales) yield filaXml({ ...hoja, columnas }, totales, moldesDe(suma[0]), ultima);
  const fin = suma ?? molde;
  yield xml.slice(fin.index + fin[0].length);
}

const RUTA_DE_HOJA = /^xl\/worksheets\/sheet(\d+)\.xml$/;

/** The workbook as the pieces of an .xlsx, one after the other. It takes a while: never call it on the thread of the screen. */
export async function escribirHojas(hojas: readonly Hoja[]): Promise<Bytes[]> {
  const partes = await esqueleto(hojas);
  const escritos: Bytes[] = [];
  const zip = new Zip((error, trozo) => {
    if (error) throw error;
    escritos.push(trozo);
  });
  for (const [ruta, contenido] of Object.entries(partes)) {
    const entrada = new ZipDeflate(ruta, { level: COMPRESION.compressionOptions.level });
    zip.add(entrada);
    const hoja = hojas[Number(RUTA_DE_HOJA.exec(ruta)?.[1] ?? 0) - 1];
    if (hoja) for (const trozo of trozosDe(strFromU8(contenido), hoja)) entrada.push(strToU8(trozo));
    entrada.push(hoja ? new Uint8Array(0) : contenido, true);
  }
  zip.end();
  return escritos;
}
