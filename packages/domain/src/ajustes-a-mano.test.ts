import { describe, expect, it } from 'vitest';
import { festivosValidos, parametrosPuestos } from './ajustes-a-mano.ts';
import { TOPE_FESTIVO } from './ajustes.ts';
import { PARAMETROS } from './parametros.ts';

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
