import { describe, expect, it } from 'vitest';
import { diaSemana, esFecha } from './calendario.ts';
import { descansosDeLey } from './descansos-de-ley.ts';

describe('the days of rest of the law', () => {
  it.each([
    [
      2026,
      ['2026-01-01', '2026-02-02', '2026-03-16', '2026-05-01', '2026-09-16', '2026-11-16', '2026-12-25'],
    ],
    [
      2027,
      ['2027-01-01', '2027-02-01', '2027-03-15', '2027-05-01', '2027-09-16', '2027-11-15', '2027-12-25'],
    ],
    [
      2030,
      [
        '2030-01-01',
        '2030-02-04',
        '2030-03-18',
        '2030-05-01',
        '2030-09-16',
        '2030-10-01',
        '2030-11-18',
        '2030-12-25',
      ],
    ],
  ])('of %i', (anio, dias) => expect(descansosDeLey(anio).map(({ fecha }) => fecha)).toEqual(dias));

  it('those that the law moves are Mondays, of any year', () => {
    for (let anio = 2024; anio < 2060; anio += 1) {
      const dias = descansosDeLey(anio);
      expect(dias.every(({ fecha }) => esFecha(fecha))).toBe(true);
      const movidos = dias.filter(({ nombre }) => /Constitución|Juárez|Revolución/.test(nombre));
      expect(movidos.map(({ fecha }) => diaSemana(fecha))).toEqual([1, 1, 1]);
    }
  });
});
