import { contado } from '@leal/domain';
import { expect, test } from 'vitest';
import { conteoDe, faltaALasPiezas, piezasDe, seConto } from './conteo.ts';

test.each([
  ['', null],
  ['0', null],
  ['12', null],
  [' 7 ', null],
  ['99999', null],
  ['100000', 'A lo más 99999 piezas'],
  ['-1', 'Solo números, sin decimales'],
  ['1.5', 'Solo números, sin decimales'],
  ['uno', 'Solo números, sin decimales'],
])('pieces typed as %j: %j', (texto, falta) => {
  expect(faltaALasPiezas(texto)).toBe(falta);
});

test('a kind without pieces is left out', () => {
  const conteo = conteoDe({ '1000': '2', '500': '', '20': '0', '0.50': '3', '1': ' ' });
  expect(conteo).toEqual({ '1000': 2, '0.50': 3 });
  expect(contado(conteo ?? {})).toBe(200_150);
});

test.each(['x', '2 de 500', '1.5', '-1', '100000'])('%j is no count, and never counted as none', (texto) => {
  expect(piezasDe(texto)).toBeNull();
  expect(conteoDe({ '1000': '2', '500': texto })).toBeNull();
});

test('a zero is a count, blanks are none', () => {
  expect([{}, { '1000': ' ' }, { '0.50': '0' }, { '20': '3' }].map(seConto)).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
