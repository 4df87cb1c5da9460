import { describe, expect, test } from 'vitest';
import { fecha } from './calendario.ts';
import { calcularCat, costoDelCredito, formatearCat } from './costo.ts';
import { calcularCredito } from './credito.ts';
import { centavos } from './dinero.ts';
import type { Plazo } from './plazo.ts';

const pagos = (...lista: readonly (readonly [dias: number, monto: number])[]) =>
  lista.map(([dias, monto]) => ({ dias, monto: centavos(monto) }));
const semanas = (cuantas: number, monto: number) =>
  pagos(...Array.from({ length: cuantas }, (_, n) => [7 * (n + 1), monto] as const));

const LUNES = fecha('2026-11-23');
const NAVIDAD = [{ fecha: fecha('2026-12-25'), nombre: 'Navidad' }];
const credito = (monto: number, dias_pago: Plazo) => ({
  ...calcularCredito(centavos(monto), dias_pago),
  monto_solicitado: centavos(monto),
  dias_pago,
  fecha_inicio: LUNES,
});

describe('the total annual cost', () => {
  // The first three by hand: one payment after a year costs what it brings more; 1.1^(365/30) − 1 = 2.18868; 6 % a year
  // on the whole, twice, is 6 %; 2^(365/365) − 1 = 1. The others by bisection in decimals of fifty digits.
  test.each([
    ['20 % more after a year', 100_000, pagos([365, 120_000]), 20],
    ['10 % more after 30 days', 100_000, pagos([30, 110_000]), 218.9],
    ['6 % a year, paid each year', 100_000, pagos([365, 6000], [730, 106_000]), 6],
    ['the double after a year', 100_000, pagos([365, 200_000]), 100],
    ['one hundredth more after a year', 100_000, pagos([365, 100_100]), 0.1],
    ['less than can be said', 100_000, pagos([365, 100_010]), 0],
    ['52 weeks of $22.00', 100_000, semanas(52, 2200), 31.1],
    ['no interest', 100_000, pagos([10, 50_000], [20, 50_000]), 0],
    ['the order of the payments is nothing', 100_000, pagos([730, 106_000], [365, 6000]), 6],
    ['a payment of nothing is nothing', 100_000, pagos([1, 0], [365, 120_000]), 20],
  ])('of %s', (_, monto, lista, cat) => expect(calcularCat(centavos(monto), lista)).toBeCloseTo(cat, 10));

  test.each([
    ['no loan', 0, pagos([30, 100])],
    ['no payments', 100_000, []],
    ['less given back than lent', 100_000, pagos([30, 99_999])],
    ['a payment on the day of the loan', 100_000, pagos([0, 120_000])],
    ['a payment before it', 100_000, pagos([-1, 120_000])],
    ['a negative payment', 100_000, pagos([10, 220_000], [20, -1])],
    ['what no number says', 1, pagos([1, 99_999_999])],
    ['what no number says, though a rate does', 100, pagos([1, 6000])],
  ])('is not told of %s', (_, monto, lista) => expect(calcularCat(centavos(monto), lista)).toBeNull());
});

describe('what a loan costs', () => {
  test.each([
    [100_000, 30, [], 20_000, 4771.5],
    [100_000, 30, NAVIDAD, 20_000, 4646.6],
    [100_000, 40, [], 20_000, 2738.3],
    [100_000, 40, NAVIDAD, 20_000, 2645.4],
    [250_000, 60, [], 75_000, 2570.8],
    [250_000, 60, NAVIDAD, 75_000, 2444.5],
    [33_333, 30, [], 6667, 4767.9],
  ] as const)('%i centavos in %i days, from a Monday', (monto, dias_pago, festivos, monto_interes, cat) => {
    const { interes } = calcularCredito(centavos(monto), dias_pago);
    expect(costoDelCredito(credito(monto, dias_pago), festivos)).toEqual({ interes, monto_interes, cat });
  });

  test('a loan of two centavos has no interest that could be counted', () => {
    expect(costoDelCredito(credito(2, 30), [])).toEqual({ interes: 20, monto_interes: 0, cat: 0 });
  });

  test.each([
    [0, '0.0\u00A0%'],
    [31.1, '31.1\u00A0%'],
    [999.9, '999.9\u00A0%'],
    [4771.5, '4,771.5\u00A0%'],
    [1_234_567.8, '1,234,567.8\u00A0%'],
    [null, null],
  ])('%s is written %s', (cat, texto) => expect(formatearCat(cat)).toBe(texto));
});
