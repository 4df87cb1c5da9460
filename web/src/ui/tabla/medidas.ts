import type { CSSProperties } from 'react';
import type { Columna, PropsTabla } from './columna.ts';
import { sentidoDe } from './orden.ts';

/** The widths of the sign that a row unfolds, and of its tick box. */
const PUNTA = 36;
const CAJA = 44;

const propiasDe = <F>({ seleccion, detalle }: Pick<PropsTabla<F>, 'seleccion' | 'detalle'>): number[] => [
  ...(detalle ? [PUNTA] : []),
  ...(seleccion ? [CAJA] : []),
];

const sumar = (anchos: readonly number[]): number => anchos.reduce((suma, ancho) => suma + ancho, 0);

/**
 * The end of the column by which a table is sorted, when no column takes more than it must. 0: by none, or something
 * stays at the end; such a table opens at its beginning, with who and how much before the order that it always has.
 */
export function finalDelOrden<F>(props: PropsTabla<F>): number {
  const { columnas, orden } = props;
  const lugar = columnas.findIndex(({ clave }) => sentidoDe(orden, clave) !== 'none');
  const hastaElla = columnas.slice(0, lugar + 1).map(({ ancho }) => ancho);
  return lugar < 0 || columnas.at(-1)?.fija ? 0 : sumar([...propiasDe(props), ...hastaElla]);
}

/** The columns of the head and of every row, said once: as wide as they must be, and how they share what is left. */
export function medidasDe<F>(
  props: PropsTabla<F>,
  visible: number,
): {
  ancho: number;
  estilo: CSSProperties;
} {
  const { columnas } = props;
  const propias = propiasDe(props);
  const crecen = columnas.some(({ crece }) => crece);
  const pistas = columnas.map(({ ancho, crece }) =>
    crecen && !crece ? `${ancho}px` : `minmax(${ancho}px, ${ancho}fr)`,
  );
  const ancho = sumar([...propias, ...columnas.map((columna) => columna.ancho)]);
  const estilo = {
    '--tabla-columnas': [...propias.map((px) => `${px}px`), ...pistas].join(' '),
    '--tabla-visible': `${visible}px`,
    '--tabla-ancho': `${ancho}px`,
    '--tabla-inicio': `${columnas[0]?.fija ? columnas[0].ancho : 0}px`,
    '--tabla-final': `${columnas.at(-1)?.fija ? columnas.at(-1)?.ancho : 0}px`,
  };
  return { ancho, estilo: estilo as CSSProperties };
}

/** The alignment of a column's cells, in the head and in each row. */
export const claseDe = ({ cifra = false, fija = false }: Pick<Columna<never>, 'cifra' | 'fija'>): string =>
  ['tabla-celda', cifra && 'tabular a-la-derecha', fija && 'tabla-fija', fija === 'final' && 'tabla-al-final']
    .filter(Boolean)
    .join(' ');
