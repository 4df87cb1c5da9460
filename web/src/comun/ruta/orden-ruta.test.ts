import type { CreditoDeRuta } from '@leal/contract';
import { fecha } from '@leal/domain';
import { describe, expect, it } from 'vitest';
import { idsDeRuta, moverId, reordenarRuta, type Ruta } from './ruta-leida.ts';

const ruta = (...ids: string[]): Ruta => ({
  datos: ids.map((id_credito) => ({ id_credito }) as CreditoDeRuta),
  visitados: [],
  inician_manana: [],
  total: ids.length,
  fecha: fecha('2026-11-20'),
  dia: 'viernes',
});

describe('moving one card', () => {
  it.each([
    ['down', 'a', 'c', 'bcad'],
    ['up', 'd', 'b', 'adbc'],
    ['to the end', 'a', 'd', 'bcda'],
    ['onto itself', 'b', 'b', 'abcd'],
    ['onto a card that left', 'a', 'x', 'abcd'],
    ['when it left itself', 'x', 'a', 'abcd'],
  ])('%s', (_caso, movido, destino, esperado) => {
    expect(moverId(['a', 'b', 'c', 'd'], movido, destino).join('')).toBe(esperado);
  });
});

describe('the route in a new order', () => {
  it('follows the order given', () => {
    expect(idsDeRuta(reordenarRuta(ruta('a', 'b', 'c'), ['c', 'a', 'b']))).toEqual(['c', 'a', 'b']);
  });

  it('ignores cards that left meanwhile and keeps the place of cards not named', () => {
    expect(idsDeRuta(reordenarRuta(ruta('a', 'n', 'c'), ['c', 'b', 'a']))).toEqual(['c', 'n', 'a']);
  });

  it('undoing an order does not bring back a card that was paid meanwhile', () => {
    const antes = ['a', 'b', 'c'];
    const pagada = ruta('c', 'b');
    expect(idsDeRuta(reordenarRuta(pagada, antes))).toEqual(['b', 'c']);
  });
});
