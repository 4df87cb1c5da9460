import { describe, expect, it } from 'vitest';
import {
  AJUSTES,
  ajustesConSentido,
  errorDeAjuste,
  errorDeTodos,
  limitesDe,
  NOMBRES_AJUSTES,
} from './ajustes.ts';
import { PARAMETROS } from './parametros.ts';

describe('a number that the owner sets', () => {
  it.each(NOMBRES_AJUSTES)('%s: its default is within its bounds, which it says', (nombre) => {
    const { minimo, maximo } = AJUSTES[nombre];
    expect(errorDeAjuste(nombre, PARAMETROS[nombre])).toBeNull();
    expect([minimo, maximo].map((valor) => errorDeAjuste(nombre, valor))).toEqual([null, null]);
    for (const valor of [minimo - 1, maximo + 1, minimo + 0.5, Number.NaN, Infinity])
      expect(errorDeAjuste(nombre, valor)).toBe(limitesDe(nombre));
  });

  it('what is said of transfers means something only where they are taken', () => {
    const sinElla = NOMBRES_AJUSTES.filter((nombre) => nombre !== 'porcentaje_sin_confirmar');
    expect(ajustesConSentido(PARAMETROS)).toEqual(sinElla);
    expect(ajustesConSentido({ ...PARAMETROS, dias_transferencia: 1 })).toEqual(NOMBRES_AJUSTES);
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
