import { centavos } from '@leal/domain';
import { expect, test } from 'vitest';
import { entregaDe } from './entrega.ts';

const SALDO = centavos(72_000);

test.each([
  [400_000, { tipo: 'cubre', entregado: 328_000 }],
  [72_000, { tipo: 'cubre', entregado: 0 }],
  [71_999, { tipo: 'corta' }],
] as const)('%d centavos against a balance of 720 pesos', (monto, entrega) => {
  expect(entregaDe(centavos(monto), 30, SALDO)).toEqual(entrega);
});

test.each([
  [null, 30, SALDO],
  [centavos(0), 30, SALDO],
  [centavos(400_000), undefined, SALDO],
  [centavos(400_000), 45, SALDO],
  [centavos(400_000), 30, undefined],
] as const)('%o in %o days with a balance of %o: nothing to say yet', (monto, plazo, saldo) => {
  expect(entregaDe(monto, plazo, saldo)).toEqual({ tipo: 'falta' });
});
