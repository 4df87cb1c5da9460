/** What a cell can hold (Excel's own limit). */
const MAXIMO = 32_767;

/** Controls but tab and line ends, halves of a pair, and the two that are no characters: XML 1.0 forbids them. */
const PROHIBIDOS = /[^\P{Cc}\t\n\r]|\p{Cs}|[\uFFFE\uFFFF]/gu;

/** A row of the sheet is a line. */
const FIN_DE_LINEA = /\s*[\r\n]\s*/g;

const MEDIO_PAR_AL_FINAL = /\p{Cs}$/u;

/** The text as a cell can hold it: on one line, without what breaks the file, and no longer than the limit. */
export function textoCelda(texto: string): string {
  const limpio = texto.replace(PROHIBIDOS, '').replace(FIN_DE_LINEA, ' ');
  return limpio.length <= MAXIMO ? limpio : limpio.slice(0, MAXIMO).replace(MEDIO_PAR_AL_FINAL, '');
}
