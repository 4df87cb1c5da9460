import { describe, expect, it } from 'vitest';
import { fecha } from './calendario.ts';
import { contado, DENOMINACIONES, disponibleDe, esperadoDe, faltanteDe, puenteDe } from './corte.ts';
import { centavos } from './dinero.ts';

const HOY = fecha('2026-11-20');
const AYER = fecha('2026-11-19');
const p = (pesos: number) => centavos(Math.round(pesos * 100));

describe('a count by denominations', () => {
  it('of nothing is zero, and one of each is all of them', () => {
    expect(contado({})).toBe(0);
    expect(contado(Object.fromEntries(DENOMINACIONES.map(([cual]) => [cual, 1])))).toBe(p(1888.5));
  });

  it.each([
    [{ '1000': 2, '0.50': 3 }, 2001.5],
    [{ '500': 1, '20': 0 }, 500],
    [{ '0.50': 1 }, 0.5],
  ])('%j is %d pesos', (conteo, espera) => expect(contado(conteo)).toBe(p(espera)));
});

it('what is expected is every sum, signed', () => {
  const sumas = {
    fondo: p(500),
    pago: p(1200),
    gasto: p(-100),
    entrega: p(-800),
    parcial: p(-300),
    ajuste: p(-20),
  };
  expect(esperadoDe(sumas)).toBe(p(480));
});

describe('from the cash to hand in to what a cut expects', () => {
  const filas = [
    { tipo: 'fondo', monto: p(500), fecha: HOY },
    { tipo: 'pago', monto: p(120), fecha: HOY },
    { tipo: 'pago', monto: p(240), fecha: AYER },
    { tipo: 'gasto', monto: p(-50), fecha: HOY },
    { tipo: 'entrega', monto: p(-300), fecha: HOY },
    { tipo: 'parcial', monto: p(-100), fecha: HOY },
    { tipo: 'ajuste', monto: p(-20), fecha: AYER },
  ] as const;

  it('every line is named, and they add up to the centavo', () => {
    const puente = puenteDe(filas, { hoy: HOY, efectivo_entregar: p(370) });
    expect(puente).toEqual({
      efectivo_entregar: p(370),
      // 300 of today were handed in before.
      de_otro_corte: p(-300),
      otros_dias: p(220),
      fondo: p(500),
      entrega: p(-300),
      parcial: p(-100),
      esperado: p(390),
    });
  });

  it('of an empty box is what was handed in already', () => {
    const { de_otro_corte, esperado } = puenteDe([], { hoy: HOY, efectivo_entregar: p(360) });
    expect([de_otro_corte, esperado]).toEqual([p(-360), 0]);
  });
});

describe('what a box can give', () => {
  it('is without the parts that are on their way to the office', () => {
    expect(disponibleDe(p(500), [])).toBe(p(500));
    expect(disponibleDe(p(500), [p(100), p(450)])).toBe(p(-50));
  });

  it.each([
    [3000, 3000, 0],
    [2999.99, 3000, 0.01],
    [3000.01, 3000, 0],
    [0, 3000, 3000],
    // Money that the office owes already is no part of what is missing now.
    [-200, 3000, 3000],
  ])('of %d, %d lacks %d', (hay, monto, espera) => expect(faltanteDe(p(hay), p(monto))).toBe(p(espera)));
});
