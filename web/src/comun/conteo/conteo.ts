import { type Conteo, DENOMINACIONES, type Denominacion, TOPE_PIEZAS } from '@leal/domain';

/** The typed count, by denomination: digits, or nothing. */
export type Escrito = { readonly [D in Denominacion]?: string | undefined };

const SOLO_CIFRAS = /^\d{1,5}$/;

/** The number of pieces that a text says: none when it is blank, null when it is no number of them. */
export function piezasDe(texto: string): number | null {
  const cifras = texto.trim();
  if (cifras === '') return 0;
  return SOLO_CIFRAS.test(cifras) ? Number(cifras) : null;
}

/** The reason why it is no number of pieces, else null. */
export function faltaALasPiezas(texto: string): string | null {
  if (piezasDe(texto) !== null) return null;
  return /^\d+$/.test(texto.trim()) ? `A lo más ${TOPE_PIEZAS} piezas` : 'Solo números, sin decimales';
}

/** Whether anything was counted; a zero is a count. */
export const seConto = (escrito: Escrito): boolean =>
  DENOMINACIONES.some(([cual]) => (escrito[cual] ?? '').trim() !== '');

/** The pieces of what is typed; null while something there is no number of pieces: that is no count of anything. */
export function conteoDe(escrito: Escrito): Conteo | null {
  const piezas = DENOMINACIONES.map(([cual]) => [cual, piezasDe(escrito[cual] ?? '')] as const);
  if (piezas.some(([, cuantas]) => cuantas === null)) return null;
  return Object.fromEntries(piezas.filter(([, cuantas]) => cuantas !== 0));
}
