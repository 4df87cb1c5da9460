import { type Conteo, DENOMINACIONES, type Denominacion, TOPE_PIEZAS } from '@leal/domain';

/** The typed count, by denomination: digits, or nothing. */
export type Escrito = { readonly [D in Denominacion]?: string | undefined };

const SOLO_CIFRAS = /^\d{1,5}$/;

/** The reason why it is no number of pieces, else null. */
export function faltaALasPiezas(texto: string): string | null {
  if (texto.trim() === '' || SOLO_CIFRAS.test(texto.trim())) return null;
  return /^\d+$/.test(texto.trim()) ? `A lo más ${TOPE_PIEZAS} piezas` : 'Solo números, sin decimales';
}

/** Whether anything was counted; a zero is a count. */
export const seConto = (escrito: Escrito): boolean =>
  DENOMINACIONES.some(([cual]) => (escrito[cual] ?? '').trim() !== '');

/** The pieces of what is typed; what is no number counts as none. */
export const conteoDe = (escrito: Escrito): Conteo =>
  Object.fromEntries(
    DENOMINACIONES.flatMap(([cual]) => {
      const texto = (escrito[cual] ?? '').trim();
      return SOLO_CIFRAS.test(texto) && Number(texto) > 0 ? [[cual, Number(texto)]] : [];
    }),
  );
