import { expect, it } from 'vitest';
import { a } from '../pruebas/constructores.ts';
import { DIAS_DE_SEMANA, fecha, sumarDias } from './calendario.ts';
import { estadoDeVentana } from './estado-ventana.ts';
import { esHorario, horarioDe, horariosValidos } from './horario.ts';
import { NEGOCIO_POR_DEFECTO } from './negocio.ts';
import { validarVentana } from './ventana-cobranza.ts';

const DOMINGO = fecha('2026-11-22');
const CORTOS = { ...NEGOCIO_POR_DEFECTO, horarios: { domingo: { apertura: 9, cierre: 14 } } };

it('each weekday has its own hours, or those of every day', () => {
  const horarios = Object.fromEntries(DIAS_DE_SEMANA.map((dia, i) => [dia, { apertura: i, cierre: 20 }]));
  const aperturas = DIAS_DE_SEMANA.map(
    (_, i) => horarioDe({ ...NEGOCIO_POR_DEFECTO, horarios }, sumarDias(DOMINGO, i + 1)).apertura,
  );
  expect(aperturas).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(horarioDe(CORTOS, sumarDias(DOMINGO, 1))).toEqual({ apertura: 10, cierre: 18 });
});

it.each([
  ['08:59:59', false],
  ['09:00', true],
  ['13:59:59', true],
  ['14:00', false],
])('that Sunday at %s: %j', (hora, permitido) =>
  expect(validarVentana(a(DOMINGO, hora), 60, CORTOS).permitido).toBe(permitido),
);

it('whoever comes too late reads the hours of that day, and the route counts down to them', () => {
  expect(validarVentana(a(DOMINGO, '15:00'), 60, CORTOS).mensaje).toBe('Horario de cobranza: 09:00 - 14:00');
  expect(estadoDeVentana(a(DOMINGO, '13:30'), [60], CORTOS)).toEqual({ clase: 'abierta', minutos: 30 });
});

it.each([
  [{ apertura: 9, cierre: 14 }, true],
  [{ apertura: 0, cierre: 24 }, true],
  [{ apertura: 14, cierre: 14 }, false],
  [{ apertura: -1, cierre: 14 }, false],
  [{ apertura: 9.5, cierre: 14 }, false],
  [{ apertura: 9, cierre: 25 }, false],
  [{ apertura: '9', cierre: 14 }, false],
  [{ apertura: 9 }, false],
  [null, false],
])('%j are hours: %j', (valor, son) => expect(esHorario(valor)).toBe(son));

it.each([undefined, null, 'x', 7, []])('%j names no weekday', (valor) =>
  expect(horariosValidos(valor)).toEqual({}),
);

it('a weekday that cannot be read has the hours of every day', () =>
  expect(
    horariosValidos({
      lunes: { apertura: 8, cierre: 7 },
      sabado: { apertura: 9, cierre: 13, x: 1 },
      feriado: {},
    }),
  ).toEqual({ sabado: { apertura: 9, cierre: 13 } }));
