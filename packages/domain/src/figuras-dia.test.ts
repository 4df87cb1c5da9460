import { describe, expect, it } from 'vitest';
import { filaDeDia, p } from '../pruebas/constructores.ts';
import { diasDeSemana, fecha } from './calendario.ts';
import { CERO } from './dinero.ts';
import { efectivoEntregar, filtrarHistorial, historialDe, paginar, visitadosDe } from './figuras-dia.ts';

describe('who was visited on a day', () => {
  it('is a credit once, whatever was done to it, and never one that was only settled', () => {
    const filas = {
      a1: filaDeDia('a', { tipo: 'visita', monto_centavos: CERO }),
      a2: filaDeDia('a'),
      b1: filaDeDia('b', { tipo: 'atraso', monto_centavos: CERO }),
      c1: filaDeDia('c', { tipo: 'liquidacion' }),
    };
    expect([...visitadosDe({ filas, en_espera: {} })]).toEqual(['a', 'b']);
    expect(historialDe({ filas }).map(({ id }) => id)).toEqual(['a1', 'a2', 'b1']);
  });

  it('also a credit whose payment waits for the manager, and once if it has a row besides', () => {
    const filas = { a1: filaDeDia('a', { tipo: 'visita', monto_centavos: CERO }) };
    expect(visitadosDe({ filas, en_espera: { a: null, d: null } }).size).toBe(2);
  });
});

it('the rows of a day come newest first, those of one minute always in the same order', () => {
  const filas = {
    b: filaDeDia('b', { hora: '10:05' }),
    a: filaDeDia('a', { hora: '10:05' }),
    c: filaDeDia('c', { hora: '17:59' }),
  };
  expect(historialDe({ filas }).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
});

describe('the search in a day', () => {
  const filas = [filaDeDia('a'), filaDeDia('b', { cliente: 'José Núñez', direccion: 'Río Bravo 3' })];

  it.each([
    ['lopez', ['a']],
    ['NUÑEZ', ['b']],
    ['jose  bravo', ['b']],
    ['ana bravo', []],
    ['suárez 214', ['a']],
    ['', ['a', 'b']],
    ['   ', ['a', 'b']],
    ['...', []],
  ])('%j finds %j', (texto, halla) => {
    expect(filtrarHistorial(filas, texto).map(({ id_credito }) => id_credito)).toEqual(halla);
  });
});

it.each([
  [500, 120, 380],
  [0, 0, 0],
  [100, 350, -250],
])('%s received and %s spent: %s to hand in', (efectivo, gastos, entrega) => {
  expect(efectivoEntregar(p(efectivo), p(gastos))).toBe(p(entrega));
});

it.each(['2026-11-16', '2026-11-18', '2026-11-22'])('the week of %s is Monday to Sunday', (dia) => {
  const dias = diasDeSemana(fecha(dia));
  expect([dias.length, dias[0], dias[6]]).toEqual([7, '2026-11-16', '2026-11-22']);
});

describe('a page', () => {
  const filas = Array.from({ length: 21 }, (_, i) => i);

  it.each([
    [1, 10, 1, 10],
    [2, 10, 2, 10],
    [3, 10, 3, 1],
    [4, 10, 3, 1],
    [999_999, 10, 3, 1],
    [1, 21, 1, 21],
  ])('%i of %i rows each is page %i with %i rows', (pagina, porPagina, actual, cuantas) => {
    const { pagina_actual, filas: deLaPagina } = paginar(filas, pagina, porPagina);
    expect([pagina_actual, deLaPagina.length]).toEqual([actual, cuantas]);
  });

  it('of nothing is one empty page', () => {
    expect(paginar([], 3, 10)).toEqual({ filas: [], pagina_actual: 1, total_paginas: 1, total_registros: 0 });
  });
});
