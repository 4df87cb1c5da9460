import fc from 'fast-check';
import { expect, it } from 'vitest';
import { centavos } from './dinero.ts';
import { montoEnLetra } from './monto-en-letra.ts';

it.each([
  [0, 'CERO PESOS 00/100 M.N.'],
  [1, 'CERO PESOS 01/100 M.N.'],
  [100, 'UN PESO 00/100 M.N.'],
  [199, 'UN PESO 99/100 M.N.'],
  [200, 'DOS PESOS 00/100 M.N.'],
  [1_500, 'QUINCE PESOS 00/100 M.N.'],
  [1_600, 'DIECISÉIS PESOS 00/100 M.N.'],
  [2_000, 'VEINTE PESOS 00/100 M.N.'],
  [2_100, 'VEINTIÚN PESOS 00/100 M.N.'],
  [2_250, 'VEINTIDÓS PESOS 50/100 M.N.'],
  [2_900, 'VEINTINUEVE PESOS 00/100 M.N.'],
  [3_000, 'TREINTA PESOS 00/100 M.N.'],
  [3_100, 'TREINTA Y UN PESOS 00/100 M.N.'],
  [9_900, 'NOVENTA Y NUEVE PESOS 00/100 M.N.'],
  [10_000, 'CIEN PESOS 00/100 M.N.'],
  [10_100, 'CIENTO UN PESOS 00/100 M.N.'],
  [11_050, 'CIENTO DIEZ PESOS 50/100 M.N.'],
  [50_000, 'QUINIENTOS PESOS 00/100 M.N.'],
  [99_999, 'NOVECIENTOS NOVENTA Y NUEVE PESOS 99/100 M.N.'],
  [100_000, 'MIL PESOS 00/100 M.N.'],
  [100_100, 'MIL UN PESOS 00/100 M.N.'],
  [240_000, 'DOS MIL CUATROCIENTOS PESOS 00/100 M.N.'],
  [360_000, 'TRES MIL SEISCIENTOS PESOS 00/100 M.N.'],
  [2_100_000, 'VEINTIÚN MIL PESOS 00/100 M.N.'],
  [3_102_100, 'TREINTA Y UN MIL VEINTIÚN PESOS 00/100 M.N.'],
  [10_000_000, 'CIEN MIL PESOS 00/100 M.N.'],
  [10_100_100, 'CIENTO UN MIL UN PESOS 00/100 M.N.'],
  [100_000_000, 'UN MILLÓN DE PESOS 00/100 M.N.'],
  [100_000_100, 'UN MILLÓN UN PESOS 00/100 M.N.'],
  [100_100_000, 'UN MILLÓN MIL PESOS 00/100 M.N.'],
  [2_100_000_000, 'VEINTIÚN MILLONES DE PESOS 00/100 M.N.'],
  [
    9_999_999_999,
    'NOVENTA Y NUEVE MILLONES NOVECIENTOS NOVENTA Y NUEVE MIL NOVECIENTOS NOVENTA Y NUEVE PESOS 99/100 M.N.',
  ],
])('%i centavos are %s', (monto, letra) => {
  expect(montoEnLetra(centavos(monto))).toBe(letra);
});

it.each([-1, 100_000_000_000])('%i centavos have no words', (monto) => {
  expect(() => montoEnLetra(centavos(monto))).toThrow(RangeError);
});

it('no two amounts are said alike, in single words apart', () => {
  const montos = fc.integer({ min: 0, max: 99_999_999_999 }).map(centavos);
  fc.assert(
    fc.property(montos, montos, (a, b) => {
      expect(montoEnLetra(a)).toMatch(/^[A-ZÉÓÚ]+(?: [A-ZÉÓÚ]+)* \d\d\/100 M\.N\.$/);
      expect(montoEnLetra(a) === montoEnLetra(b)).toBe(a === b);
    }),
  );
});
