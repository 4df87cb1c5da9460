import { expect, test } from 'vitest';
import { cuantasDe } from './textos.ts';

test.each([
  [{ total: 0 }, '0 elementos'],
  [{ total: 1 }, '1 elemento'],
  [{ total: 2 }, '2 elementos'],
  [{ total: 1000, hay_mas: true }, 'Más de 1,000 elementos'],
  [{}, null],
  [undefined, null],
])('%j is %o', (primera, texto) => expect(cuantasDe(primera, 'elemento', 'elementos')).toBe(texto));
