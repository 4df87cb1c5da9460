import { type Centavos, formatearPesos } from '@leal/domain';
import type { Celda, Fila, Formato } from './hoja.ts';

/** Widths in characters (spec §9). */
const MINIMO = 8;
const MAXIMO = 80;
/** Space at both sides, and a text's indent; capitals are wider than the digits that a width is counted in. */
const AIRE: Record<Formato, number> = { texto: 3, entero: 2, dinero: 2, fecha: 2 };
const LARGO_FECHA = 'dd/mm/yyyy'.length;

const masLargo = (textos: readonly string[]): number =>
  textos.reduce((largo, texto) => Math.max(largo, texto.length), 0);

/** A header may be broken between words. */
const largoTitulo = (titulo: string): number => masLargo(titulo.split(' '));

function largoCelda(formato: Formato, celda: Celda): number {
  if (celda === null) return 0;
  if (typeof celda === 'string') return formato === 'fecha' ? LARGO_FECHA : celda.length;
  return formato === 'dinero' ? formatearPesos(celda as Centavos).length : String(celda).length;
}

/** The longest number is the lowest or the highest, so only these two have to be formatted. */
function extremos(valores: readonly Celda[]): readonly Celda[] {
  let [menor, mayor] = [0, 0];
  for (const valor of valores) {
    if (typeof valor !== 'number') continue;
    if (valor < menor) menor = valor;
    if (valor > mayor) mayor = valor;
  }
  return [menor, mayor];
}

function largoContenido(formato: Formato, valores: readonly Celda[]): number {
  const contados = formato === 'dinero' || formato === 'entero' ? extremos(valores) : valores;
  return contados.reduce((largo: number, celda) => Math.max(largo, largoCelda(formato, celda)), 0);
}

/** A column is as wide as its longest value, and as the longest word of its header; `partida` when that is too much. */
export function medirColumna(
  { titulo, formato }: { titulo: string; formato: Formato },
  indice: number,
  filas: readonly Fila[],
): { ancho: number; partida: boolean } {
  const contenido = largoContenido(
    formato,
    filas.map((fila) => fila[indice] ?? null),
  );
  const justo = Math.max(largoTitulo(titulo), contenido) + AIRE[formato];
  return { ancho: Math.min(Math.max(justo, MINIMO), MAXIMO), partida: justo > MAXIMO };
}
