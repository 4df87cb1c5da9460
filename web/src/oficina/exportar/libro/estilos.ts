import type { Alignment, Border, Fill, Style } from 'exceljs';
import type { ColumnaHecha, Formato } from '../hoja/hoja.ts';

/** The application's blue, and a light one of it. */
const AZUL = 'FF0B5CAD';
const AZUL_CLARO = 'FFE3EEF9';
const GRIS = 'FFE4E7EB';

/** A text keeps being one when somebody edits it: without '@' Excel would take '=…' for a formula then. */
const NUMFMT = {
  texto: '@',
  entero: '0',
  dinero: '"$"#,##0.00',
  fecha: 'dd/mm/yyyy',
} as const satisfies Record<Formato, string>;

/** A text keeps a distance from the amount before it. */
const LADO: Record<Formato, Partial<Alignment>> = {
  texto: { horizontal: 'left', indent: 1 },
  entero: { horizontal: 'center' },
  dinero: { horizontal: 'right' },
  fecha: { horizontal: 'center' },
};

const relleno = (argb: string): Fill => ({ type: 'pattern', pattern: 'solid', fgColor: { argb } });

/** The font has its name each time: one that only says 'bold' may be drawn in any other font. */
const LETRA = { name: 'Calibri', family: 2, size: 11 } as const;
const NEGRITA = { ...LETRA, bold: true } as const;

const linea = (argb: string): Partial<Border> => ({ style: 'thin', color: { argb } });

export const ROTULO: Partial<Style> = {
  font: { ...NEGRITA, size: 12, color: { argb: AZUL } },
  alignment: { vertical: 'middle' },
};

/** The day without the year, which the week next to it says. */
export const DIA_DE_COLUMNA: Partial<Style> = {
  numFmt: 'dd/mm',
  font: { ...LETRA, color: { argb: AZUL } },
  alignment: { horizontal: 'center', vertical: 'middle' },
};

export const TITULO: Partial<Style> = {
  font: { ...NEGRITA, color: { argb: 'FFFFFFFF' } },
  fill: relleno(AZUL),
  alignment: { horizontal: 'center', vertical: 'middle', wrapText: true },
};

/** One object for all cells of a column: exceljs writes equal styles once only when they are the same object. */
export const deColumna = ({ formato, partida }: ColumnaHecha): Partial<Style> => ({
  numFmt: NUMFMT[formato],
  font: LETRA,
  alignment: { ...LADO[formato], vertical: 'top', ...(partida && { wrapText: true }) },
  border: { bottom: linea(GRIS) },
});

export const deTotal = (columna: ColumnaHecha): Partial<Style> => ({
  ...deColumna(columna),
  font: NEGRITA,
  fill: relleno(AZUL_CLARO),
  border: { top: linea(AZUL) },
});
