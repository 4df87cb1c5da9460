import { fecha } from '@leal/domain';
import { expect, test } from 'vitest';
import { cuentaDelCredito } from './cuenta.ts';

const HOY = fecha('2026-11-18');

test.each([
  [30, 20, 360_000, 12_000, '2026-12-23'],
  [40, 20, 360_000, 9_000, '2026-12-28'],
  [60, 30, 390_000, 6_500, '2027-01-17'],
] as const)('3,000 in %d days', (plazo, interes, monto_total, monto_diario, vencimiento) => {
  expect(cuentaDelCredito('3,000.00', plazo, HOY, [])).toEqual({
    monto: 300_000,
    plazo,
    interes,
    monto_total,
    monto_diario,
    vencimiento,
  });
});

test.each([
  ['', 30],
  ['0', 30],
  ['mucho', 30],
  ['3000', undefined],
  ['3000', 45],
])('%o in %o days is not yet a loan', (texto, plazo) => {
  expect(cuentaDelCredito(texto, plazo, HOY, [])).toBeNull();
});
