import { describe, expect, it } from 'vitest';
import { diaSemana, esFecha } from './calendario.ts';
import { descansosDeLey } from './descansos-de-ley.ts';

describe('the days of rest of the law', () => {
  it.each([
    [2026, '01-01 02-02 03-16 05-01 09-16 11-16 12-25'],
    [2027, '01-01 02-01 03-15 05-01 09-16 11-15 12-25'],
    [2030, '01-01 02-04 03-18 05-01 09-16 10-01 11-18 12-25'],
  ])('of %i: %s', (anio, dias) =>
    expect(descansosDeLey(anio).map(({ fecha }) => fecha)).toEqual(
      dias.split(' ').map((dia) => `${anio}-${dia}`),
    ),
  );

  it('those that the law moves are Mondays, of any year', () => {
    for (let anio = 2024; anio < 2060; anio += 1) {
      const dias = descansosDeLey(anio);
      expect(dias.every(({ fecha }) => esFecha(fecha))).toBe(true);
      const movidos = dias.filter(({ nombre }) => /Constitución|Juárez|Revolución/.test(nombre));
      expect(movidos.map(({ fecha }) => diaSemana(fecha))).toEqual([1, 1, 1]);
    }
  });
});
