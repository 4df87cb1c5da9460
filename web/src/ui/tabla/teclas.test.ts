import { expect, test } from 'vitest';
import { irCon, sucesora } from './teclas.ts';

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
  expect(irCon(tecla, lugar, 30, 10)).toBe(destino),
);

test('an empty table leads nowhere', () => expect(irCon('End', 0, 0, 10)).toBeUndefined());

const ANTES = ['a', 'b', 'c', 'd'];

test.each([
  ['its row has moved', ['c', 'x', 'b'], 'b'],
  ['its row has gone', ['a', 'c', 'd'], 'c'],
  ['the next one has gone with it', ['a', 'd'], 'd'],
  ['it was the last one that was left', ['a', 'x'], 'a'],
  ['the nearest before it', ['x', 'a', 'y'], 'a'],
  ['all are others', ['x', 'y'], 'x'],
])('the focus was on b: %s', (_, ahora, destino) => expect(ahora[sucesora('b', ANTES, ahora)]).toBe(destino));

test('the focus was on a row that is not known any more: the first one has it', () =>
  expect(sucesora('z', ANTES, ['b', 'c'])).toBe(0));
