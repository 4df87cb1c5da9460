import { describe, expect, it } from 'vitest';
import { a } from '../pruebas/constructores.ts';
import { comienzo, deAntesValidos, negocioEn, porVenirValidos } from './ajustes-en-el-tiempo.ts';
import { fecha } from './calendario.ts';
import { horarioDe } from './horario.ts';
import { NEGOCIO_POR_DEFECTO } from './negocio.ts';
import { conParametros, PARAMETROS } from './parametros.ts';
import { validarVentana } from './ventana-cobranza.ts';

const VIERNES = fecha('2026-11-20');
const LUNES = fecha('2026-11-23');

/** Until Wednesday at noon it closed at 20; from Friday on at 17; from Monday on Mondays open at 12. */
const NEGOCIO = {
  ...NEGOCIO_POR_DEFECTO,
  de_antes: [
    {
      hasta_ms: a('2026-11-16', '09:00').getTime(),
      parametros: conParametros({ hora_cierre: 21 }),
      horarios: {},
    },
    {
      hasta_ms: a('2026-11-18', '12:00').getTime(),
      parametros: conParametros({ hora_cierre: 20 }),
      horarios: {},
    },
  ],
  por_venir: [
    { desde: VIERNES, parametros: { hora_cierre: 17 } },
    { desde: LUNES, parametros: {}, horarios: { lunes: { apertura: 12, cierre: 19 } } },
  ],
};

const seCobra = (dia: string, hora: string): boolean => {
  const tap = a(dia, hora);
  return validarVentana(tap, 30, negocioEn(NEGOCIO, tap)).permitido;
};

describe('a tap is judged by the settings of its own time', () => {
  it.each([
    ['2026-11-14', '20:59', true],
    ['2026-11-16', '20:59', false],
    ['2026-11-17', '19:59', true],
    // From Wednesday noon on it closes at 18, and from Friday on at 17.
    ['2026-11-18', '18:00', false],
    ['2026-11-19', '17:59', true],
    ['2026-11-20', '16:59', true],
    ['2026-11-20', '17:00', false],
    ['2026-11-23', '11:59', false],
    ['2026-11-23', '18:59', true],
    ['2026-11-24', '17:00', false],
  ])('%s at %s: %j', (dia, hora, permitido) => expect(seCobra(dia, hora)).toBe(permitido));

  it('comes into force at midnight in Monterrey', () => {
    expect(new Date(comienzo(VIERNES)).toISOString()).toBe('2026-11-20T06:00:00.000Z');
    expect(negocioEn(NEGOCIO, a('2026-11-19', '23:59:59')).parametros.hora_cierre).toBe(18);
    expect(negocioEn(NEGOCIO, a('2026-11-20', '00:00')).parametros.hora_cierre).toBe(17);
  });

  it('also once those that were to come are in force: an earlier tap has the earlier ones', () => {
    const luego = negocioEn(NEGOCIO, a('2026-11-24', '09:00'));
    expect(luego.por_venir).toEqual([]);
    expect(horarioDe(luego, LUNES)).toEqual({ apertura: 12, cierre: 19 });
    expect(negocioEn(luego, a('2026-11-19', '17:30')).parametros.hora_cierre).toBe(18);
    expect(negocioEn(luego, a('2026-11-17', '17:30')).parametros.hora_cierre).toBe(20);
    expect(horarioDe(negocioEn(luego, a('2026-11-20', '17:30')), LUNES)).toEqual({
      apertura: 10,
      cierre: 17,
    });
  });

  it('is the same object for the same settings, so that nothing is drawn twice', () => {
    const [manana, tarde] = ['10:00', '16:00'].map((hora) => negocioEn(NEGOCIO, a('2026-11-20', hora)));
    expect(manana).toBe(tarde);
    expect(negocioEn(NEGOCIO, a('2026-11-19', '10:00'))).toBe(NEGOCIO);
  });
});

describe('what is stored is read as far as it can be understood', () => {
  it('of before', () =>
    expect(
      deAntesValidos([
        { hasta_ms: 2, parametros: { hora_cierre: 20, otro: 1 } },
        { hasta_ms: 1 },
        null,
        'x',
        {},
      ]),
    ).toEqual([
      { hasta_ms: 1, parametros: PARAMETROS, horarios: {} },
      { hasta_ms: 2, parametros: { ...PARAMETROS, hora_cierre: 20 }, horarios: {} },
    ]));

  it('to come', () =>
    expect(
      porVenirValidos([
        {
          desde: LUNES,
          parametros: { hora_cierre: 'tarde' },
          horarios: { lunes: { apertura: 9, cierre: 8 } },
        },
        { desde: VIERNES, parametros: { hora_cierre: 20 } },
        { desde: '2026-02-30' },
      ]),
    ).toEqual([
      { desde: VIERNES, parametros: { hora_cierre: 20 } },
      { desde: LUNES, parametros: {}, horarios: {} },
    ]));

  it.each([undefined, null, 'x', {}])('%j: none', (valor) => {
    expect(deAntesValidos(valor)).toEqual([]);
    expect(porVenirValidos(valor)).toEqual([]);
  });
});
