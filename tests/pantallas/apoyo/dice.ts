// A sentence as one reads it, however many elements it is made of.
import { screen } from '@testing-library/react';

const dichoPor = (e: Element): string => (e.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

/** Whether all of an element's words are these, and not already those of an element in it. */
const esDe =
  (frase: string | RegExp) =>
  (_: string, e: Element | null): boolean => {
    const cuadra = (elemento: Element) =>
      typeof frase === 'string' ? dichoPor(elemento) === frase : frase.test(dichoPor(elemento));
    return e !== null && cuadra(e) && ![...e.children].some(cuadra);
  };

type Donde = Pick<typeof screen, 'findByText' | 'queryByText'>;

/** The screen says so, there and only once, or will. */
export const dice = (frase: string | RegExp, donde: Donde = screen): Promise<HTMLElement> =>
  donde.findByText(esDe(frase));

export const seDice = (frase: string | RegExp, donde: Donde = screen): HTMLElement | null =>
  donde.queryByText(esDe(frase));
