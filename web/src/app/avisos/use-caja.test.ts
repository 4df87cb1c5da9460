import { expect, test } from 'vitest';
import { seMovio } from './use-caja.ts';

const cajas = (...pares: [string, number][]) => new Map(pares);

test.each([
  ['as it was', cajas(['ana', 2]), cajas(['ana', 2]), false],
  ['one more', cajas(['ana', 2]), cajas(['ana', 3]), true],
  ['somebody who was not among the last and has never moved any', cajas(), cajas(['beto', 0]), false],
  ['somebody who was not among the last', cajas(), cajas(['beto', 1]), true],
  ['one who is not among the last any more', cajas(['ana', 2]), cajas(), false],
])('the boxes of notices: %s', (_, antes, ahora, movida) => {
  expect(seMovio(antes, ahora, 0)).toBe(movida);
});
