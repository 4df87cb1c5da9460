import type { CSSProperties } from 'react';
import type { Columna, PropsTabla } from './columna.ts';

/** Of the sign that a row unfolds, and of its tick box. */
const PUNTA = 36;
const CAJA = 44;

/** The columns of the head and of every row, said once: as wide as they must be, and how they share what is left. */
export function medidasDe<F>(
  { columnas, seleccion, detalle }: PropsTabla<F>,
  visible: number,
): {
  ancho: number;
  estilo: CSSProperties;
} {
  const propias = [...(detalle ? [PUNTA] : []), ...(seleccion ? [CAJA] : [])];
  const crecen = columnas.some(({ crece }) => crece);
  const pistas = columnas.map(({ ancho, crece }) =>
    crecen && !crece ? `${ancho}px` : `minmax(${ancho}px, ${ancho}fr)`,
  );
  const ancho = [...propias, ...columnas.map((columna) => columna.ancho)].reduce((a, b) => a + b, 0);
  const estilo = {
    '--tabla-columnas': [...propias.map((px) => `${px}px`), ...pistas].join(' '),
    '--tabla-visible': `${visible}px`,
    '--tabla-ancho': `${ancho}px`,
    '--tabla-inicio': `${columnas[0]?.fija ? columnas[0].ancho : 0}px`,
    '--tabla-final': `${columnas.at(-1)?.fija ? columnas.at(-1)?.ancho : 0}px`,
  };
  return { ancho, estilo: estilo as CSSProperties };
}

/** How a column's cells stand, in the head and in each row. */
export const claseDe = ({ cifra = false, fija = false }: Pick<Columna<never>, 'cifra' | 'fija'>): string =>
  ['tabla-celda', cifra && 'tabla-cifra', fija && 'tabla-fija', fija === 'final' && 'tabla-al-final']
    .filter(Boolean)
    .join(' ');
