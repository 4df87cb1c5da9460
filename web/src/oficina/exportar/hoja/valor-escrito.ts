import { aPesos, type Centavos, type Fecha, formatearFecha, numeroDeDia } from '@leal/domain';
import type { Celda, Formato } from './hoja.ts';

/** The length that a cell can hold (Excel's own limit). */
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

/** 1970-01-01 in the days of a spreadsheet. */
const DIA_CERO = 25_569;

/** 1900-03-01: Excel counts a 29 February 1900 that never was, so earlier days would be read wrong. */
const PRIMERO_CIERTO = 61;

/** A day as the number it is in a spreadsheet: no instant, so no time zone can move it. */
function escribirFecha(dia: Fecha): string | number {
  const serie = numeroDeDia(dia) + DIA_CERO;
  return serie < PRIMERO_CIERTO ? formatearFecha(dia) : serie;
}

/** The value as it is in the file: cleaned texts, pesos, days as numbers; null for an empty cell. */
export function valorEscrito(formato: Formato, celda: Celda): string | number | null {
  if (celda === null || celda === '') return null;
  // The label of the totals is in a column of numbers.
  if (typeof celda === 'string')
    return formato === 'fecha' ? escribirFecha(celda as Fecha) : textoCelda(celda);
  return formato === 'dinero' ? aPesos(celda as Centavos) : celda;
}
