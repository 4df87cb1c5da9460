/** What stands between two cells, the likeliest first. */
const SEPARADORES = [',', ';', '\t', '|'] as const;
const RENGLONES_DE_MUESTRA = 10;
const MARCA_UTF8 = [0xef, 0xbb, 0xbf];

const empiezaCon = (bytes: Uint8Array, marca: readonly number[]): boolean =>
  marca.every((byte, i) => bytes[i] === byte);

/** The text of a file as programs of this country write it: UTF-8, UTF-16 with its mark, or the letters of Windows. */
export function interpretarTexto(bytes: Uint8Array): string {
  if (empiezaCon(bytes, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(bytes);
  if (empiezaCon(bytes, [0xfe, 0xff])) return new TextDecoder('utf-16be').decode(bytes);
  if (empiezaCon(bytes, MARCA_UTF8)) return new TextDecoder().decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The one that the first lines have most often, and as often each. */
function separadorDe(texto: string): string {
  const muestra = texto.split('\n', RENGLONES_DE_MUESTRA).filter((linea) => linea.trim() !== '');
  const veces = (signo: string) => muestra.map((linea) => linea.split(signo).length - 1);
  const cuanto = (signo: string) => Math.min(...veces(signo)) * 100 + Math.max(...veces(signo));
  return SEPARADORES.toSorted((a, b) => cuanto(b) - cuanto(a))[0] ?? ',';
}

/** The cells of a text of separated values, all of them texts; a quoted one may hold separators, lines and doubled quotes. */
export function leerCsv(texto: string): string[][] {
  const separador = separadorDe(texto);
  const filas: string[][] = [];
  let fila: string[] = [];
  let celda = '';
  let entreComillas = false;
  const cerrarFila = () => {
    fila.push(celda);
    filas.push(fila);
    [fila, celda] = [[], ''];
  };
  for (let i = 0; i < texto.length; i += 1) {
    const signo = texto[i] as string;
    if (entreComillas) {
      if (signo !== '"') celda += signo;
      else if (texto[i + 1] === '"') {
        celda += '"';
        i += 1;
      } else entreComillas = false;
    } else if (signo === '"' && celda === '') entreComillas = true;
    else if (signo === separador) {
      fila.push(celda);
      celda = '';
    } else if (signo === '\n') cerrarFila();
    else if (signo !== '\r') celda += signo;
  }
  if (celda !== '' || fila.length > 0) cerrarFila();
  return filas;
}
