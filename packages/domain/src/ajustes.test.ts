import { describe, expect, it } from 'vitest';
import {
  AJUSTES,
  ajustesConSentido,
  deFabrica,
  errorDeAjuste,
  errorDeTodos,
  limitesDe,
  NOMBRES_AJUSTES,
} from './ajustes.ts';
import { PARAMETROS } from './parametros.ts';
import { UMBRALES } from './umbrales-de-senales.ts';

describe('a number that the owner sets', () => {
  it.each(NOMBRES_AJUSTES)('%s: its default is within its bounds, which it says', (nombre) => {
    const { minimo, maximo } = AJUSTES[nombre];
    expect(errorDeAjuste(nombre, deFabrica(nombre))).toBeNull();
    expect([minimo, maximo].map((valor) => errorDeAjuste(nombre, valor))).toEqual([null, null]);
    for (const valor of [minimo - 1, maximo + 1, minimo + 0.5, Number.NaN, Infinity])
      expect(errorDeAjuste(nombre, valor)).toBe(limitesDe(nombre));
  });

  it('what is said of transfers means something only where they are taken', () => {
    const deElla = ['porcentaje_sin_confirmar', 'senal_referencias', 'senal_dias_habiles'];
    const sinElla = NOMBRES_AJUSTES.filter((nombre) => !deElla.includes(nombre));
    const todos = { ...PARAMETROS, ...UMBRALES };
    expect(ajustesConSentido(todos)).toEqual(sinElla);
    expect(ajustesConSentido({ ...todos, dias_transferencia: 1 })).toEqual(NOMBRES_AJUSTES);
    // What is set still decides about those in the books.
    expect(ajustesConSentido({ ...todos, porcentaje_sin_confirmar: 20 })).toContain(
      'porcentaje_sin_confirmar',
    );
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
