import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  aPesos,
  centavos,
  CERO,
  desdePesos,
  dividir,
  formatearPesos,
  porcentaje,
  restar,
  sumar,
} from './dinero.ts';

const montos = fc.integer({ min: -1e12, max: 1e12 }).map(centavos);

describe('centavos', () => {
  it.each([0.5, NaN, Infinity, -Infinity, 2 ** 53])('refuses %s, which is no whole safe number', (n) => {
    expect(() => centavos(n)).toThrow(RangeError);
  });

  it('never holds a negative zero', () => {
    expect(Object.is(centavos(-0), 0)).toBe(true);
    expect(Object.is(desdePesos(-0), 0)).toBe(true);
  });
});

describe('pesos in and out', () => {
  it.each([
    [0, 0],
    [0.01, 1],
    [0.29, 29],
    [1.1, 110],
    [19.99, 1999],
    [-3, -300],
    [1234.5, 123450],
    [99_999_999.99, 9_999_999_999],
  ])('%s pesos are %s centavos and back', (pesos, esperado) => {
    const cantidad = desdePesos(pesos);
    expect(cantidad).toBe(esperado);
    expect(aPesos(centavos(esperado))).toBe(pesos);
  });

  it.each([1.005, 0.001, 33.333, NaN, Infinity, -Infinity, 1e15, Number.MAX_SAFE_INTEGER])(
    '%s pesos are no amount',
    (pesos) => {
      expect(desdePesos(pesos)).toBeNull();
    },
  );

  it('an amount survives the trip over the wire as JSON', () => {
    fc.assert(
      fc.property(montos, (m) => {
        expect(desdePesos(JSON.parse(JSON.stringify(aPesos(m))) as number)).toBe(m);
      }),
    );
  });
});

describe('formatearPesos', () => {
  it.each([
    [0, '$0.00'],
    [5, '$0.05'],
    [99_999, '$999.99'],
    [100_000, '$1,000.00'],
    [123_450, '$1,234.50'],
    [123_456_789, '$1,234,567.89'],
    [-300, '-$3.00'],
    [-123_456, '-$1,234.56'],
  ])('%s centavos read %s', (cantidad, texto) => {
    expect(formatearPesos(centavos(cantidad))).toBe(texto);
  });

  it('agrees with es-MX', () => {
    const mx = new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN' });
    fc.assert(
      fc.property(montos, (m) => {
        expect(formatearPesos(m)).toBe(mx.format(aPesos(m)));
      }),
    );
  });
});

describe('rounding', () => {
  it.each([
    [100, 3, 33],
    [200, 3, 67],
    [5, 2, 3],
    [-5, 2, -3],
    [1, 2, 1],
    [1, 3, 0],
    [3999, 30, 133],
    [4005, 30, 134],
    [0, 60, 0],
  ])('%s / %s is %s, halves up', (cantidad, partes, esperado) => {
    expect(dividir(centavos(cantidad), partes)).toBe(esperado);
  });

  it.each([0, -1, 1.5, NaN])('nothing is divided by %s', (partes) => {
    expect(() => dividir(CERO, partes)).toThrow(RangeError);
  });

  it.each([
    [100_000, 20, 20_000],
    [333, 20, 67],
    [333, 30, 100],
    [335, 30, 101],
    [1, 20, 0],
    [5, 30, 2],
  ])('of %s centavos, %s %% is %s', (cantidad, pct, esperado) => {
    expect(porcentaje(centavos(cantidad), pct)).toBe(esperado);
  });

  it('a quotient is never more than half a centavo away', () => {
    fc.assert(
      fc.property(montos, fc.integer({ min: 1, max: 400 }), (m, n) => {
        expect(Math.abs(dividir(m, n) * n - m) * 2).toBeLessThanOrEqual(n);
      }),
    );
  });
});

it('sums what is there, and nothing is zero', () => {
  expect(sumar()).toBe(0);
  expect(sumar(centavos(10), centavos(20), centavos(-5))).toBe(25);
  expect(restar(centavos(10), centavos(20))).toBe(-10);
});
