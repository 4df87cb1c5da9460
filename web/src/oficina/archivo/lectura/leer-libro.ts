import { MAXIMO_RENGLONES } from '@leal/contract';
import { type Celda, formatearNumero, textoDeCelda } from '@leal/domain';
import { unzipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/universal';
import { completarCeldas } from './completar-celdas.ts';
import { soloCartera } from './de-leal.ts';
import { exigirQueQuepa, FalloDeArchivo, MIB } from './fallo-de-archivo.ts';
import type { HojaLeida } from './hoja-leida.ts';
import { abrirHoja, contarRenglones, lugaresDe } from './hojas-del-libro.ts';
import { interpretarTexto, leerCsv } from './leer-csv.ts';

/** Of what a workbook holds once it is unfolded. */
const MAXIMO_ABIERTO = 300 * MIB;
/** Above the headings and below the loans there may be others. */
const RENGLONES_DE_MAS = 1000;

const GUARDA = 'Ábrelo en Excel o en Hojas de cálculo y guárdalo como .xlsx o .csv.';
const DANADO = `El archivo está incompleto o dañado. ${GUARDA}`;
const DE_OTRO = `El archivo no es de Excel ni .csv. ${GUARDA}`;
const VIEJO = `Es un archivo de Excel viejo (.xls) o con contraseña. ${GUARDA}`;

const empieza = (bytes: Uint8Array, firma: readonly number[]): boolean =>
  firma.every((byte, i) => bytes[i] === byte);

/** The names and sizes of what a workbook holds, from its directory: nothing is unfolded. */
function contenidoDe(bytes: Uint8Array): readonly { readonly name: string; readonly originalSize: number }[] {
  const entradas: { name: string; originalSize: number }[] = [];
  unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      entradas.push({ name, originalSize });
      return false;
    },
  });
  return entradas;
}

/** Of a workbook that Leal wrote its portfolio alone. */
function deLeal(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  try {
    return soloCartera(bytes, MAXIMO_ABIERTO);
  } catch {
    throw new FalloDeArchivo(DANADO);
  }
}

/** A directory that says less than there is, is found when it is unfolded: never more than it said. */
function exigirLibro(bytes: Uint8Array): void {
  let entradas: ReturnType<typeof contenidoDe>;
  try {
    entradas = contenidoDe(bytes);
  } catch {
    throw new FalloDeArchivo(DANADO);
  }
  const abierto = entradas.reduce((total, { originalSize }) => total + originalSize, 0);
  if (abierto > MAXIMO_ABIERTO) throw new FalloDeArchivo('El archivo se abre en más de lo que cabe.', 'peso');
  if (!entradas.some(({ name }) => name === 'xl/workbook.xml')) throw new FalloDeArchivo(DE_OTRO);
}

/** Before the reader makes rows of them, for which a slow device may have neither the time nor the room. */
function exigirCuantosDice(bytes: Uint8Array): void {
  for (const { nombre, ruta } of lugaresDe(bytes)) {
    const hoja = abrirHoja(bytes, ruta);
    if (hoja) exigirCuantos(nombre, contarRenglones(hoja));
  }
}

async function leerXlsx(bytes: Uint8Array<ArrayBuffer>): Promise<readonly HojaLeida[]> {
  exigirLibro(bytes);
  try {
    exigirCuantosDice(bytes);
    const leidas = await readXlsxFile(bytes.slice().buffer, { trim: false });
    const hojas = leidas.map(({ sheet, data }) => ({ nombre: sheet, filas: data as unknown as Celda[][] }));
    for (const { nombre, filas } of hojas) exigirCuantos(nombre, filas.length);
    return completarCeldas(bytes, hojas);
  } catch (error) {
    throw error instanceof FalloDeArchivo ? error : new FalloDeArchivo(DANADO);
  }
}

/** '%PDF', and '<' of a page or an XML that a program calls .xls or .csv, with and without the mark of UTF-8. */
const NO_SON_TEXTO = [[0x25, 0x50, 0x44, 0x46], [0x3c], [0xef, 0xbb, 0xbf, 0x3c]] as const;

/** A text has no bytes of 0, but in UTF-16. */
function exigirTexto(bytes: Uint8Array): void {
  const esUtf16 = empieza(bytes, [0xff, 0xfe]) || empieza(bytes, [0xfe, 0xff]);
  if (!esUtf16 && bytes.subarray(0, 4096).includes(0)) throw new FalloDeArchivo(DE_OTRO);
}

const tieneAlgo = ({ filas }: HojaLeida): boolean =>
  filas.some((fila) => fila.some((celda) => textoDeCelda(celda) !== ''));

function exigirCuantos(hoja: string, cuantos: number): void {
  if (cuantos <= MAXIMO_RENGLONES + RENGLONES_DE_MAS) return;
  const cual = hoja === '' ? 'El archivo' : `La hoja '${hoja}'`;
  const [son, maximo] = [cuantos, MAXIMO_RENGLONES].map(formatearNumero);
  throw new FalloDeArchivo(`${cual} tiene ${son} renglones y el máximo es ${maximo}.`, 'renglones');
}

/** The sheets of a file that have anything in them. Throws a `FalloDeArchivo`. Slow for large ones: not for the thread of the screen. */
export async function leerLibro(archivo: Uint8Array<ArrayBuffer>): Promise<HojaLeida[]> {
  const esZip = empieza(archivo, [0x50, 0x4b, 0x03, 0x04]);
  const bytes = esZip ? deLeal(archivo) : archivo;
  if (bytes.length === 0) throw new FalloDeArchivo('El archivo está vacío.');
  exigirQueQuepa(bytes.length);
  if (empieza(bytes, [0xd0, 0xcf, 0x11, 0xe0])) throw new FalloDeArchivo(VIEJO);
  if (!esZip) exigirTexto(bytes);
  if (!esZip && NO_SON_TEXTO.some((firma) => empieza(bytes, firma))) throw new FalloDeArchivo(DE_OTRO);
  const hojas = esZip ? await leerXlsx(bytes) : [{ nombre: '', filas: leerCsv(interpretarTexto(bytes)) }];
  const llenas = hojas.filter(tieneAlgo);
  if (llenas.length === 0) throw new FalloDeArchivo('El archivo no tiene renglones.');
  for (const { nombre, filas } of llenas) exigirCuantos(nombre, filas.length);
  return llenas;
}
