import { expect, test } from 'vitest';
import { difieren } from './pendientes.ts';

const ids = (n: number, desde = 0) => Array.from({ length: n }, (_, i) => `s${i + desde}`);

test.each([
  ['the same', ids(3), ids(3), false],
  ['nothing on both sides', [], [], false],
  ['a new request', ids(4), ids(3), true],
  ['one was decided elsewhere', ids(2), ids(3), true],
  ['the screen has further pages than the listener sees', ids(20), ids(35), false],
  ['one of the first page was decided, another moved up', ids(20, 1), ids(20), true],
  ['in another order', ['s1', 's0'], ['s0', 's1'], false],
])('%s: is the screen behind? (%#)', (_, vivos, enPantalla, atrasada) => {
  expect(difieren(vivos, enPantalla)).toBe(atrasada);
});
