import { centavos } from '@leal/domain';
import { describe, expect, it, test } from 'vitest';
import { escribirMonto, excedeMaximo, leerMonto, malEscrito } from './leer-monto.ts';

describe('an amount as it is typed', () => {
  it.each([
    ['120', 12_000],
    ['0', 0],
    ['120.5', 12_050],
    ['120.50', 12_050],
    ['120.', 12_000],
    ['.5', 50],
    [' $1,234.50 ', 123_450],
    ['1,234', 123_400],
    ['12,5', 1_250],
    ['12,50', 1_250],
    ['0.01', 1],
    ['\u202A120.50\u202C', 12_050],
    ['1 234.50', 123_450],
  ])('%s is %i centavos', (texto, esperado) => expect(leerMonto(texto)).toBe(esperado));

  it.each([
    '',
    ' ',
    '-1',
    '1.234',
    '1.234,50',
    '1,23,4',
    'abc',
    '12e3',
    '1.2.3',
    '.',
    '$',
    '99999999999999999999',
    '12,345,6',
  ])('%j is no amount', (texto) => expect(leerMonto(texto)).toBeNull());

  it('is written as it would be read again', () => {
    for (const n of [0, 1, 50, 12_000, 12_050, 99_999]) {
      expect(leerMonto(escribirMonto(centavos(n)))).toBe(n);
    }
  });
});

test.each([
  ['99,999,999.99', false],
  ['100,000,000', true],
  ['99999999999999999999', true],
  ['abc', false],
])('%j is more than any amount may be: %s', (texto, excede) => expect(excedeMaximo(texto)).toBe(excede));

test.each([
  ['1.234,50', 'Usa punto para los centavos: 1234.50'],
  ['$ 1.234.567,5', 'Usa punto para los centavos: 1234567.5'],
  ['1.234', 'El punto es de los centavos; los miles van con coma o juntos: 1234'],
  ['1,234.50', null],
  ['12,50', null],
  ['1.23', null],
  ['abc', null],
  ['', null],
])('%j, written by other rules, is said to be: %s', (texto, dicho) => expect(malEscrito(texto)).toBe(dicho));
