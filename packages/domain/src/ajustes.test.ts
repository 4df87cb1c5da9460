import { describe, expect, it } from 'vitest';
import {
  AJUSTES,
  descansosDeLey,
  errorDeAjuste,
  errorDeTodos,
  festivosValidos,
  limitesDe,
  NOMBRES_AJUSTES,
  parametrosPuestos,
  TOPE_FESTIVO,
} from './ajustes.ts';
import { diaSemana, esFecha } from './calendario.ts';
import { PARAMETROS } from './parametros.ts';

describe('a number that the owner sets', () => {
  it.each(NOMBRES_AJUSTES)('%s: its default is within its bounds, which it says', (nombre) => {
    const { minimo, maximo } = AJUSTES[nombre];
    expect(errorDeAjuste(nombre, PARAMETROS[nombre])).toBeNull();
    expect([minimo, maximo].map((valor) => errorDeAjuste(nombre, valor))).toEqual([null, null]);
    for (const valor of [minimo - 1, maximo + 1, minimo + 0.5, Number.NaN, Infinity])
      expect(errorDeAjuste(nombre, valor)).toBe(limitesDe(nombre));
  });

  it('what phones may keep is within what the server remembers', () =>
    expect([AJUSTES.horas_captura_maximas.maximo, AJUSTES.dias_idempotencia.minimo]).toEqual([144, 7]));

  it.each([
    [10, 18, null],
    [0, 24, null],
    [17, 18, null],
    [18, 18, 'hora_cierre'],
    [19, 18, 'hora_cierre'],
  ])('from %i to %i: %s', (hora_apertura, hora_cierre, campo) =>
    expect(errorDeTodos({ hora_apertura, hora_cierre })?.campo ?? null).toBe(campo),
  );
});

describe('what somebody wrote by hand', () => {
  it.each([
    ['within its bounds', { hora_cierre: 20 }, { hora_cierre: 20 }],
    ['above them', { horas_captura_maximas: 145, hora_cierre: 99 }, {}],
    ['below them', { dias_idempotencia: 6, porcentaje_renovacion: 0 }, {}],
    ['no number', { hora_cierre: 'tarde' }, {}],
    ['hours that are not right together', { hora_apertura: 19, minutos_tardia: 30 }, { minutos_tardia: 30 }],
    ['a number of the console alone', { tolerancia_futuro_min: 5 }, { tolerancia_futuro_min: 5 }],
  ])('%s: it holds, or its default does', (_que, puestos, rigen) =>
    expect(parametrosPuestos(puestos)).toEqual({ ...PARAMETROS, ...rigen }),
  );

  it.each([
    ['nothing', undefined, []],
    ['a word', 'Navidad', []],
    [
      'no dates',
      [{ fecha: '2026-02-30', nombre: 'x' }, { nombre: 'x' }, null, 'x', { fecha: '2026-12-25' }],
      [],
    ],
    [
      'a day twice, and in any order',
      [
        { fecha: '2026-12-25', nombre: 'Navidad' },
        { fecha: '2026-12-12', nombre: ' Guadalupe ' },
        { fecha: '2026-12-25', nombre: 'Noche Buena' },
      ],
      [
        { fecha: '2026-12-12', nombre: 'Guadalupe' },
        { fecha: '2026-12-25', nombre: 'Noche Buena' },
      ],
    ],
    [
      'names that are none, and too long',
      [
        { fecha: '2026-12-24', nombre: ' ' },
        { fecha: '2026-12-25', nombre: 'x'.repeat(TOPE_FESTIVO + 1) },
      ],
      [
        { fecha: '2026-12-24', nombre: 'Día sin cobro' },
        { fecha: '2026-12-25', nombre: 'x'.repeat(TOPE_FESTIVO) },
      ],
    ],
  ])('%s where days are listed', (_que, escritos, validos) =>
    expect(festivosValidos(escritos)).toEqual(validos),
  );
});

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
