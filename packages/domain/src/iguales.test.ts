import { expect, it } from 'vitest';
import { sonIguales } from './iguales.ts';

const ROSA = { nombre: 'Rosa', telefono: '618' };

it.each([
  ['the same text', 'a', 'a', true],
  ['another text', 'a', 'b', false],
  ['nothing, and an empty text', null, '', false],
  ['two empty lists', [], [], true],
  ['maps in another order', [ROSA], [{ telefono: '618', nombre: 'Rosa' }], true],
  ['one more in the list', [ROSA], [ROSA, ROSA], false],
  ['a value deep inside', [ROSA], [{ ...ROSA, telefono: '619' }], false],
  ['another field, as many of them', { a: undefined }, { b: undefined }, false],
  ['a list, and nothing', [], null, false],
])('%s', (_, a, b, iguales) => {
  expect([sonIguales(a, b), sonIguales(b, a)]).toEqual([iguales, iguales]);
});
