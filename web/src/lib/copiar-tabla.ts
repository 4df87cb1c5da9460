/** A cell: text, or a number that a spreadsheet shall read as one. */
export type CeldaCopiada = string | number;

const comoTexto = (celda: CeldaCopiada): string => String(celda).replaceAll(/[\t\n]/g, ' ');
const comoHtml = (celda: CeldaCopiada): string =>
  String(celda).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Tabs and line ends: what a spreadsheet pastes into cells. Amounts have a point and no separators, as es-MX reads them. */
export const comoTsv = (filas: readonly (readonly CeldaCopiada[])[]): string =>
  filas.map((fila) => fila.map(comoTexto).join('\t')).join('\n');

/** The same as a table, for what pastes tables; the first row is its head. */
export const comoTablaHtml = ([cabeza = [], ...filas]: readonly (readonly CeldaCopiada[])[]): string => {
  const renglon = (celdas: readonly CeldaCopiada[], etiqueta: 'th' | 'td') =>
    `<tr>${celdas.map((celda) => `<${etiqueta}>${comoHtml(celda)}</${etiqueta}>`).join('')}</tr>`;
  const cuerpo = filas.map((fila) => renglon(fila, 'td')).join('');
  return `<table><thead>${renglon(cabeza, 'th')}</thead><tbody>${cuerpo}</tbody></table>`;
};

/** Puts it on the clipboard both ways; rejects when the browser does not let it. */
export function copiarTabla(filas: readonly (readonly CeldaCopiada[])[]): Promise<void> {
  const de = (tipo: string, texto: string) => [tipo, new Blob([texto], { type: tipo })] as const;
  const partes = [de('text/html', comoTablaHtml(filas)), de('text/plain', comoTsv(filas))];
  return navigator.clipboard.write([new ClipboardItem(Object.fromEntries(partes))]);
}
