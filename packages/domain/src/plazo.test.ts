import { describe, expect, it } from 'vitest';
import {
  esPlazo,
  etiquetaEsquema,
  interesDe,
  interpretarPlazo,
  mensajePlazoNoValido,
  PLAZOS,
} from './plazo.ts';

describe('terms and their interest', () => {
  it.each([
    [30, 20],
    [40, 20],
    [60, 30],
  ] as const)('%s days cost %s %%', (plazo, interes) => {
    expect(esPlazo(plazo)).toBe(true);
    expect(interesDe(plazo)).toBe(interes);
    expect(interpretarPlazo(plazo)).toBe(plazo);
  });

  it('there are no others', () => {
    expect(PLAZOS).toEqual([30, 40, 60]);
    for (const n of [0, 29, 31, 45, 61, -30, 30.5, NaN, '30', null, undefined])
      expect(esPlazo(n)).toBe(false);
  });

  it.each([undefined, null])('a term that is %s in old data reads as 30', (n) => {
    expect(interpretarPlazo(n)).toBe(30);
  });

  it.each([45, '30', NaN, {}])('a stored term that is %j is a defect', (n) => {
    expect(() => interpretarPlazo(n)).toThrow(RangeError);
  });

  it('says what the terms are', () => {
    expect(mensajePlazoNoValido(45)).toBe('Días de pago no válidos: 45. Debe ser 30, 40 o 60 días.');
  });
});

it.each([
  [30, '30 DIAS ($40 P/C MIL)'],
  [40, '40 DIAS ($40 P/C MIL)'],
  [60, '60 DIAS ($40 P/C MIL)'],
  [45, '45 DIAS'],
])('the scheme of %s days is labelled %s', (dias, etiqueta) => {
  expect(etiquetaEsquema(dias)).toBe(etiqueta);
});
