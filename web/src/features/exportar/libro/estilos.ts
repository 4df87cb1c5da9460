import type { Alignment, Fill, Style } from 'exceljs';
import type { ColumnaHecha, Formato } from '../hoja/hoja.ts';

/** The application's blue, and a light one of it. */
const AZUL = 'FF0B5CAD';
const AZUL_CLARO = 'FFE3EEF9';

/** A text keeps being one when somebody edits it: without '@' Excel would take '=…' for a formula then. */
const NUMFMT = {
  texto: '@',
  entero: '0',
  dinero: '"$"#,##0.00',
  fecha: 'dd/mm/yyyy',
} as const satisfies Record<Formato, string>;

const LADO: Record<Formato, Alignment['horizontal']> = {
  texto: 'left',
  entero: 'right',
  dinero: 'right',
  fecha: 'center',
};

const relleno = (argb: string): Fill => ({ type: 'pattern', pattern: 'solid', fgColor: { argb } });

const NEGRITA = { bold: true } as const;

export const ROTULO: Partial<Style> = { font: { bold: true, size: 12, color: { argb: AZUL } } };

export const DIA_DE_COLUMNA: Partial<Style> = {
  numFmt: NUMFMT.fecha,
  font: { color: { argb: AZUL } },
  alignment: { horizontal: 'center', vertical: 'middle' },
};

export const TITULO: Partial<Style> = {
  font: { bold: true, color: { argb: 'FFFFFFFF' } },
  fill: relleno(AZUL),
  alignment: { horizontal: 'center', vertical: 'middle', wrapText: true },
};

/** One object for all cells of a column: exceljs writes equal styles once only when they are the same object. */
export const deColumna = ({ formato, partida }: ColumnaHecha): Partial<Style> => ({
  numFmt: NUMFMT[formato],
  alignment: { horizontal: LADO[formato], vertical: 'top', ...(partida && { wrapText: true }) },
});

export const deTotal = (columna: ColumnaHecha): Partial<Style> => ({
  ...deColumna(columna),
  font: NEGRITA,
  fill: relleno(AZUL_CLARO),
  border: { top: { style: 'thin', color: { argb: AZUL } } },
});
