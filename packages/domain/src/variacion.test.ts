import { expect, it } from 'vitest';
import { parteDe, variacion } from './variacion.ts';

it.each([
  [120, 100, 20],
  [100, 100, 0],
  [0, 100, -100],
  [100, 0, null],
  [0, 0, null],
  [1, 3, -67],
  [500, 100, 400],
  [501, 100, null],
  [4016, 100, null],
])('%s after %s is %s %% more', (actual, previo, esperada) =>
  expect(variacion(actual, previo)).toBe(esperada),
);

it.each([
  [0, 100, 0],
  [999, 1000, 99],
  [1000, 1000, 100],
  [1250, 1000, 125],
  [5, 0, null],
])('%s of %s is %s %%', (hecho, total, parte) => expect(parteDe(hecho, total)).toBe(parte));
