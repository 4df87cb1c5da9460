import { expect, test } from 'vitest';
import { fecha, sumarDias } from './calendario.ts';
import {
  estaDeVacaciones,
  MAXIMO_DIAS_VACACIONES,
  mismasVacaciones,
  porQueNoVacaciones,
  seCruzan,
  VACACIONES_A_LO_MAS_EN,
  vacacionesDesde,
  vacacionesEl,
} from './vacaciones.ts';

const [DEL, AL] = [fecha('2026-11-18'), fecha('2026-11-20')];
const UNAS = { del: DEL, al: AL };

test.each([
  ['2026-11-17', false, UNAS],
  ['2026-11-18', true, UNAS],
  ['2026-11-20', true, UNAS],
  ['2026-11-21', false, null],
] as const)('on %s somebody who is away from the 18th to the 20th is away: %s', (dia, ausente, quedan) => {
  const hoy = fecha(dia);
  expect(estaDeVacaciones(UNAS, hoy)).toBe(ausente);
  expect(vacacionesEl(UNAS, hoy)).toEqual(ausente ? { vacaciones_hasta: AL } : {});
  expect(vacacionesDesde(UNAS, hoy)).toEqual(quedan);
});

test('who has none is never away', () => {
  expect(estaDeVacaciones(undefined, DEL)).toBe(false);
  expect(vacacionesEl(undefined, DEL)).toEqual({});
  expect(vacacionesDesde(undefined, DEL)).toBeNull();
});

test.each([
  ['2026-11-09', '2026-11-15', false],
  ['2026-11-12', '2026-11-18', true],
  ['2026-11-16', '2026-11-22', true],
  ['2026-11-20', '2026-11-26', true],
  ['2026-11-21', '2026-11-27', false],
])('the days from %s to %s have one of theirs: %s', (inicio, fin, si) => {
  expect(seCruzan(UNAS, { inicio: fecha(inicio), fin: fecha(fin) })).toBe(si);
});

const largas = (dias: number, desde = DEL) => ({ del: desde, al: sumarDias(desde, dias - 1) });
const LEJOS = sumarDias(DEL, VACACIONES_A_LO_MAS_EN);

test.each([
  ['one day', { del: DEL, al: DEL }, null],
  ['begun before today', { del: fecha('2026-11-01'), al: DEL }, null],
  ['the longest', largas(MAXIMO_DIAS_VACACIONES), null],
  ['a day longer', largas(MAXIMO_DIAS_VACACIONES + 1), /más de 60 días/],
  ['backwards', { del: AL, al: DEL }, /anterior al primero/],
  ['over yesterday', { del: fecha('2026-11-01'), al: fecha('2026-11-17') }, /ya pasaron/],
  ['begun in a year', largas(3, LEJOS), null],
  ['begun later', largas(3, sumarDias(LEJOS, 1)), /más de un año/],
])('an absence that is %s', (_, vacaciones, dice) => {
  const porQue = porQueNoVacaciones(vacaciones, DEL);
  if (dice === null) expect(porQue).toBeNull();
  else expect(porQue).toMatch(dice);
});

test.each([
  [null, null, true],
  [UNAS, { ...UNAS }, true],
  [UNAS, null, false],
  [null, UNAS, false],
  [UNAS, { del: DEL, al: DEL }, false],
  [UNAS, { del: AL, al: AL }, false],
])('%j and %j are the same: %s', (vacaciones, otrasVacaciones, si) => {
  expect(mismasVacaciones(vacaciones, otrasVacaciones)).toBe(si);
});
