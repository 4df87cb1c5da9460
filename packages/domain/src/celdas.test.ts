import { describe, expect, it } from 'vitest';
import {
  aPesos,
  type Celda,
  centavos,
  fecha,
  formatearFecha,
  formatearPesos,
  enteroDeCelda,
  fechaDeCelda,
  montoDeCelda,
  montoPorComparar,
  telefonoDeCelda,
  ordenDeFechas,
  sinMayusculas,
  sumarDias,
  textoDeCelda,
} from './index.ts';

const HOY = fecha('2026-11-18');

describe('an amount of a sheet', () => {
  it.each<[Celda, number | null | undefined]>([
    ['$1,234.50', 123_450],
    ['1234.5', 123_450],
    [1234.5, 123_450],
    ['$ 3,000.00 MXN', 300_000],
    ['3,000 pesos', 300_000],
    ['\u00A03\u00A0000', 300_000],
    ['1,234,567', 123_456_700],
    ['1200,50', 120_050],
    ['12,5', 1250],
    ['(1,200)', -120_000],
    [-5, -500],
    ['$200.-', 20_000],
    ['200-', 20_000],
    ['$ -', 0],
    [0.1 + 0.2, 30],
    [119.99999999999999, 12_000],
    ['0', 0],
    ['', null],
    ['  ', null],
    ['-', null],
    ['N/A', null],
    [null, null],
    ['1,23,456', undefined],
    ['1.200.300', undefined],
    ['=A1+5', undefined],
    ['mil', undefined],
    [1.234, undefined],
    ['833,3333', undefined],
    [Number.NaN, undefined],
    [Number.POSITIVE_INFINITY, undefined],
    [1e300, undefined],
    [true, undefined],
    [new Date('2026-11-03'), undefined],
  ])('%s is %s centavos', (celda, esperado) => {
    expect(montoDeCelda(celda)).toBe(esperado);
  });

  it.each<[Celda, number | null | undefined]>([
    [282.422_22, 28_242],
    ['833,3333333', 83_333],
    ['1,625', 162_500],
    ['$120.00', 12_000],
    ['', null],
    ['mil', undefined],
  ])('that is only compared is rounded: %s is %s', (celda, esperado) => {
    expect(montoPorComparar(celda)).toBe(esperado);
  });

  it('comes back from every way of writing it', () => {
    for (let n = 0; n < 3000; n += 1) {
      const cantidad = centavos((n * 7919 * 101) % 9_999_999_999);
      const pesos = aPesos(cantidad);
      for (const escrita of [
        formatearPesos(cantidad),
        pesos,
        String(pesos),
        `  ${formatearPesos(cantidad)} `,
      ])
        expect(montoDeCelda(escrita)).toBe(cantidad);
    }
  });
});

describe('a day of a sheet', () => {
  it.each<[Celda, string | null | undefined]>([
    ['2026-11-03', '2026-11-03'],
    ['2026-11-03T06:00:00.000Z', '2026-11-03'],
    ['3/11/2026', '2026-11-03'],
    ['03-11-26', '2026-11-03'],
    ['03.11.2026', '2026-11-03'],
    ['03/11/2026 10:15', '2026-11-03'],
    ['3/11/2026 12:00:00 AM', '2026-11-03'],
    ['3 nov 2026', '2026-11-03'],
    ['3-nov-26', '2026-11-03'],
    ['3 de noviembre de 2026', '2026-11-03'],
    ['Martes 3 de Noviembre del 2026', '2026-11-03'],
    ['mar 3 nov', '2026-11-03'],
    ['MAR. 3 NOV.', '2026-11-03'],
    ['mié, 4 nov', '2026-11-04'],
    // A date's day of the week says which year: in 2026 it was a Tuesday, in 2025 a Monday.
    ['lun 3 nov', '2025-11-03'],
    // Not yet this year.
    ['20 nov', '2025-11-20'],
    ['18 nov', '2026-11-18'],
    ['3 Jan 2026', '2026-01-03'],
    [46_329, '2026-11-03'],
    [46_329.75, '2026-11-03'],
    ['46329', '2026-11-03'],
    [new Date('2026-11-03T00:00:00Z'), '2026-11-03'],
    ['', null],
    [null, null],
    ['31/02/2026', undefined],
    ['11/25/2026', undefined],
    ['lunes 3 de noviembre de 2026', undefined],
    ['xyz 3 nov', undefined],
    ['3 nada', undefined],
    [12, undefined],
    [true, undefined],
    [new Date('x'), null],
  ])('%s is %s', (celda, esperado) => {
    expect(fechaDeCelda(celda, { hoy: HOY })).toBe(esperado);
  });

  it('is read from every way of writing it', () => {
    for (let n = 0; n < 800; n += 1) {
      const dia = sumarDias(HOY, -n);
      const [a, m, d] = dia.split('-');
      const serial = 46_344 - n;
      for (const escrita of [dia, formatearFecha(dia), `${d}-${m}-${a?.slice(2)}`, serial, new Date(dia)])
        expect(fechaDeCelda(escrita, { hoy: HOY })).toBe(dia);
      expect(fechaDeCelda(`${m}/${d}/${a}`, { hoy: HOY, orden: 'mes' })).toBe(dia);
    }
  });

  it.each<[Celda[], 'dia' | 'mes']>([
    [['03/11/2026', '04/11/2026'], 'dia'],
    [['03/11/2026', '11/25/2026'], 'mes'],
    [['3/6/2018 12:00:00 AM', '12/20/2017 12:00:00 AM'], 'mes'],
    [['25/11/2026', '11/25/2026'], 'dia'],
    [[46_329, null, 'x'], 'dia'],
  ])('of %j the %s stands first', (celdas, orden) => {
    expect(ordenDeFechas(celdas)).toBe(orden);
  });
});

it.each<[Celda, number | null | undefined]>([
  [30, 30],
  ['30', 30],
  ['30.0', 30],
  ['30 días', 30],
  ['30 DIAS ($40 P/C MIL)', 30],
  ['', null],
  [30.5, undefined],
  [-1, undefined],
  ['treinta', undefined],
  ['60 meses', undefined],
  ['4 SEMANAS', undefined],
  ['1 año', undefined],
  ['30/40', undefined],
  [false, undefined],
])('the whole number of %s is %s', (celda, esperado) => {
  expect(enteroDeCelda(celda)).toBe(esperado);
});

it.each<[Celda, string]>([
  [6_181_234_567, '6181234567'],
  ['618 123 45 67', '6181234567'],
  ['6.181234567E+9', '6181234567'],
  ['+52 1 618 123 4567', '6181234567'],
  ['044 618 123 4567', '6181234567'],
  ['6181234567.0', '6181234567'],
  ['', ''],
  ['-', ''],
  [null, ''],
  ['12345', '12345'],
])('the phone of %s is %s', (celda, esperado) => {
  expect(telefonoDeCelda(celda)).toBe(esperado);
});

it.each([
  ['JUAN PEREZ DE LA CRUZ', 'Juan Perez de la Cruz'],
  ['MARÍA Ñ. O’DONELL', 'María Ñ. O’donell'],
  ['DE LA O', 'De la O'],
  ['Juan PEREZ', 'Juan PEREZ'],
  ['juan', 'juan'],
  ['123', '123'],
])('%s is written %s', (texto, esperado) => {
  expect(sinMayusculas(texto)).toBe(esperado);
});

it.each<[Celda, string]>([
  ['  Ana\u00A0 López\n ', 'Ana López'],
  ['=2+2', '=2+2'],
  [12, '12'],
  [true, 'true'],
  [null, ''],
])('the text of %j is in one line', (celda, esperado) => {
  expect(textoDeCelda(celda)).toBe(esperado);
});
