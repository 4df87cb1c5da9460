import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  diaSemana,
  diasEntre,
  esFecha,
  fecha,
  formatearFecha,
  lunesDe,
  nombreDia,
  semanaDe,
  sumarDias,
} from './calendario.ts';

const fechas = fc.integer({ min: -20_000, max: 40_000 }).map((n) => sumarDias(fecha('1990-01-01'), n));

describe('esFecha', () => {
  it.each(['2026-11-20', '2024-02-29', '2000-02-29', '2026-12-31'])('%s exists', (s) => {
    expect(esFecha(s)).toBe(true);
    expect(fecha(s)).toBe(s);
  });

  it.each([
    '2026-02-30',
    '2026-02-29',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-11-00',
    '0099-01-01',
    '2026-1-2',
    '20261120',
    '2026-11-20T00:00:00Z',
    ' 2026-11-20',
    '2026-11-20\n',
    '',
    '__proto__',
  ])('%j does not', (s) => {
    expect(esFecha(s)).toBe(false);
    expect(() => fecha(s)).toThrow(RangeError);
  });

  it.each([null, undefined, 20261120, {}, ['2026-11-20']])('%j is no date', (v) => {
    expect(esFecha(v)).toBe(false);
  });
});

describe('day arithmetic', () => {
  it.each([
    ['2026-11-20', 1, '2026-11-21'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-11-20', 0, '2026-11-20'],
  ])('%s plus %s days is %s', (dia, n, esperado) => {
    expect(sumarDias(fecha(dia), n)).toBe(esperado);
  });

  it('goes there and back, and counts what it went', () => {
    fc.assert(
      fc.property(fechas, fc.integer({ min: -3000, max: 3000 }), (dia, n) => {
        const otro = sumarDias(dia, n);
        expect(esFecha(otro)).toBe(true);
        expect(diasEntre(dia, otro)).toBe(n);
        expect(sumarDias(otro, -n)).toBe(dia);
      }),
    );
  });
});

describe('the week', () => {
  it.each([
    ['2026-11-16', 1, 'lunes'],
    ['2026-11-17', 2, 'martes'],
    ['2026-11-18', 3, 'miércoles'],
    ['2026-11-19', 4, 'jueves'],
    ['2026-11-20', 5, 'viernes'],
    ['2026-11-21', 6, 'sábado'],
    ['2026-11-22', 0, 'domingo'],
  ])('%s is day %s, %s, of the week of Monday 16th', (dia, numero, nombre) => {
    expect(diaSemana(fecha(dia))).toBe(numero);
    expect(nombreDia(fecha(dia))).toBe(nombre);
    expect(lunesDe(fecha(dia))).toBe('2026-11-16');
    expect(semanaDe(fecha(dia))).toEqual({ inicio: '2026-11-16', fin: '2026-11-22' });
  });

  it('starts on a Monday at most six days back', () => {
    fc.assert(
      fc.property(fechas, (dia) => {
        expect(diaSemana(lunesDe(dia))).toBe(1);
        expect(diasEntre(lunesDe(dia), dia)).toBeGreaterThanOrEqual(0);
        expect(diasEntre(lunesDe(dia), dia)).toBeLessThan(7);
      }),
    );
  });
});

it('shows a date as day, month, year', () => {
  expect(formatearFecha(fecha('2026-11-02'))).toBe('02/11/2026');
});
