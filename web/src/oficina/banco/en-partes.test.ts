import { enPartes } from '@leal/domain';
import { expect, it } from 'vitest';

it.each([
  [0, []],
  [1, [1]],
  [50, [50]],
  [51, [50, 1]],
  [101, [50, 50, 1]],
])('%i of them, fifty at a time: %j', (cuantas, partes) => {
  const filas = Array.from({ length: cuantas }, (_, n) => n);
  const hechas = enPartes(filas, 50);
  expect(hechas.map(({ length }) => length)).toEqual(partes);
  expect(hechas.flat()).toEqual(filas);
});
