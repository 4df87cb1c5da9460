import { expect, test } from 'vitest';
import { centavos } from './dinero.ts';
import { montoFiscalizado } from './fiscalizacion.ts';

test.each([
  [300_000, 360_000],
  [0, 0],
  [1, 1],
  [3, 4],
  [12_345, 14_814],
  [-12_345, -14_814],
])('the fiscalization adds 20 % to a principal of %i centavos: %i', (monto, con) =>
  expect(montoFiscalizado(centavos(monto))).toBe(con),
);
