import { centavos } from '@leal/domain';
import { expect, test } from 'vitest';
import { conFormas, textoPorForma } from './por-forma.ts';

const [RECAUDADO, TRANSFERIDO] = [centavos(15_000), centavos(9_000)];
const CIFRA = { nota: '2 pagos hoy', ademas: [{ titulo: 'Llegó después', figura: 'llegoDespues' }] } as const;

test('cash alone is not named', () => {
  expect(textoPorForma(RECAUDADO, undefined)).toBeUndefined();
  expect(conFormas(CIFRA, RECAUDADO, undefined)).toBe(CIFRA);
});

test('what was collected is its cash and its transfers', () => {
  expect(textoPorForma(RECAUDADO, TRANSFERIDO)).toBe('Efectivo $60.00 · Transferencias $90.00');
  expect(textoPorForma(RECAUDADO, RECAUDADO)).toBe('Efectivo $0.00 · Transferencias $150.00');
});

test('a tile tells them below what its note said, and each has its definition', () => {
  const { nota, ademas } = conFormas(CIFRA, RECAUDADO, TRANSFERIDO);
  expect(nota).toBe('2 pagos hoy\nEfectivo $60.00 · Transferencias $90.00');
  expect(ademas?.map(({ figura }) => figura)).toEqual([
    'llegoDespues',
    'recaudadoEnEfectivo',
    'recaudadoPorTransferencia',
  ]);
  expect(conFormas({}, RECAUDADO, TRANSFERIDO).nota).toBe('Efectivo $60.00 · Transferencias $90.00');
});
