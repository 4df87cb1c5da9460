import type { RenglonExcel } from '@leal/contract';
import { centavos, type Centavos, compararNombres, sumar } from '@leal/domain';
import { medirColumna } from './anchos.ts';
import type { Columna, Fila, Hoja } from './hoja.ts';

/** The rows by collector, then by client, as lists have them; equal names always in the same order. */
export const enOrden = (renglones: readonly RenglonExcel[]): RenglonExcel[] =>
  [...renglones].sort(
    (a, b) =>
      compararNombres(a.nombre_cobrador, b.nombre_cobrador) ||
      compararNombres(a.nombre_cliente, b.nombre_cliente) ||
      compararNombres(a.id_credito, b.id_credito),
  );

type Partes<R> = Pick<Hoja, 'archivo' | 'nombre' | 'rotulo' | 'fijas'> & {
  readonly columnas: readonly Columna<R>[];
  readonly renglones: readonly R[];
  /** Whether the amounts are added up in a last row. */
  readonly conTotales: boolean;
};

const ETIQUETA = 'Totales';

const sumarColumna = (filas: readonly Fila[], i: number): Centavos =>
  filas.reduce((suma, fila) => sumar(suma, fila[i] as Centavos), centavos(0));

/** Every amount added up; the first cell says what they are. */
function totalesDe<R>(columnas: readonly Columna<R>[], filas: readonly Fila[]): Fila {
  return columnas.map(({ formato }, i) => {
    if (i === 0) return ETIQUETA;
    return formato === 'dinero' ? sumarColumna(filas, i) : null;
  });
}

/** Rows and columns as the cells of one sheet, measured. */
export function armarHoja<R>({ columnas, renglones, conTotales, ...resto }: Partes<R>): Hoja {
  const filas = renglones.map((renglon, i) => columnas.map(({ valor }) => valor(renglon, i + 1)));
  const totales = conTotales ? totalesDe(columnas, filas) : null;
  const todas = totales ? [...filas, totales] : filas;
  return {
    ...resto,
    filas,
    totales,
    columnas: columnas.map(({ titulo, formato }, i) => ({
      titulo,
      formato,
      ...medirColumna({ titulo, formato }, i, todas),
    })),
  };
}
