import { expect, test } from 'vitest';
import { sinFilas } from './lista.ts';

const LISTA = {
  pages: [
    { datos: ['a', 'b'], total: 3, siguiente: 'x' },
    { datos: ['c'], siguiente: null },
  ],
  pageParams: [null, 'x'],
};

test('a row leaves its page, the total with it; cursors stay', () => {
  expect(sinFilas(LISTA, (fila) => fila === 'c')).toEqual({
    pages: [
      { datos: ['a', 'b'], total: 2, siguiente: 'x' },
      { datos: [], siguiente: null },
    ],
    pageParams: [null, 'x'],
  });
});

test('a list without it stays the very same', () => {
  expect(sinFilas(LISTA, (fila) => fila === 'z')).toBe(LISTA);
});
