import { expect, test } from 'vitest';
import { irCon } from './teclas.ts';

test.each([
  ['ArrowDown', 3, 4],
  ['ArrowUp', 3, 2],
  ['ArrowUp', 0, 0],
  ['ArrowDown', 29, 29],
  ['PageDown', 3, 13],
  ['PageUp', 3, 0],
  ['PageDown', 25, 29],
  ['Home', 12, 0],
  ['End', 12, 29],
  ['a', 3, undefined],
])('of 30 rows, %s leads from %i to %s', (tecla, lugar, destino) =>
  expect(irCon(tecla, { lugar, esta: true }, 30, 10)).toBe(destino),
);

test.each([
  ['ArrowDown', 3, 3],
  ['ArrowUp', 3, 2],
  ['ArrowDown', 30, 29],
])('the row has gone: %s leads from its place %i to %i', (tecla, lugar, destino) =>
  expect(irCon(tecla, { lugar, esta: false }, 30, 10)).toBe(destino),
);

test('an empty table leads nowhere', () =>
  expect(irCon('End', { lugar: 0, esta: false }, 0, 10)).toBeUndefined());
