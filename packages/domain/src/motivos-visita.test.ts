import { describe, expect, test } from 'vitest';
import { MOTIVOS_VISITA, motivosDeVisita, motivosValidos, textoPorQue } from './motivos-visita.ts';
import { NEGOCIO_POR_DEFECTO } from './negocio.ts';

describe('the reasons of a visit without payment', () => {
  test.each([
    ['nothing', undefined, MOTIVOS_VISITA],
    ['no list', 'No estaba', MOTIVOS_VISITA],
    ['an empty list', [], MOTIVOS_VISITA],
    ['only blanks and numbers', ['  ', 3, null], MOTIVOS_VISITA],
    ['one of its own', [' Vacaciones '], ['Vacaciones']],
    ['the same twice', ['Lluvia', 'Lluvia '], ['Lluvia']],
    ['40 characters', ['x'.repeat(40)], ['x'.repeat(40)]],
    ['41 characters', ['x'.repeat(41)], MOTIVOS_VISITA],
  ])('the owner has set %s', (_, puesto, esperado) => {
    expect(motivosValidos(puesto)).toEqual(esperado);
  });

  test('no more than twelve are offered', () => {
    const muchos = Array.from({ length: 13 }, (_, n) => `Motivo ${n}`);
    expect(motivosValidos(muchos)).toEqual(muchos.slice(0, 12));
  });

  test('settings from before have the default ones', () => {
    expect(motivosDeVisita(NEGOCIO_POR_DEFECTO)).toEqual(MOTIVOS_VISITA);
  });

  test.each([
    [undefined, undefined, null],
    ['', '', null],
    ['No estaba', undefined, 'No estaba'],
    ['Otro', 'Está de viaje', 'Otro: Está de viaje'],
    [undefined, 'Está de viaje', 'Está de viaje'],
  ])('%s with the note %s reads %s', (motivo_visita, nota_visita, texto) => {
    expect(textoPorQue({ motivo_visita, nota_visita })).toBe(texto);
  });
});
