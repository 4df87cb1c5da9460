import { fecha } from '@leal/domain';
import { describe, expect, it } from 'vitest';
import type { Sobrepuesto } from '../../lib/acciones/sobrepuestos.ts';
import { unCredito, unSobrepuesto } from '../credito/pruebas.ts';
import { conGuardados } from './con-guardados.ts';
import { enOrden, moverId, ORDEN_DE_RUTA, type Ruta } from './ruta-leida.ts';

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
  const orden = (antes: string, nuevo: string) =>
    enOrden(
      antes.split('').map((id_credito) => ({ id_credito })),
      nuevo.split(''),
    )
      .map(({ id_credito }) => id_credito)
      .join('');

  it('follows the order given', () => expect(orden('abc', 'cab')).toBe('cab'));

  it('ignores cards that left meanwhile and keeps the place of cards not named', () =>
    expect(orden('anc', 'cba')).toBe('cna'));

  it('does not bring back a card that was paid meanwhile', () => expect(orden('cb', 'abc')).toBe('bc'));

  it('without one it stays as it is', () => expect(orden('abc', '')).toBe('abc'));
});

describe('an order on this phone, drawn over a route that was asked for at 1,000', () => {
  const ruta: Ruta = {
    datos: ['a', 'b', 'c'].map((id_credito) => unCredito({ id_credito })),
    visitados: [],
    inician_manana: [],
    total: 3,
    fecha: fecha('2026-11-20'),
    dia: 'viernes',
  };
  const registro = unSobrepuesto({
    sobre: ORDEN_DE_RUTA,
    datos: { orden: ['c', 'a', 'b'] },
  });
  it.each<[string, Partial<Sobrepuesto>, string]>([
    ['waits, also while somebody stands in front of it', { enDuda: true }, 'cab'],
    [
      'was confirmed since: as the server answered',
      { hasta: 1_000, respuesta: { orden_clientes: ['b', 'a', 'c'] } },
      'bac',
    ],
    ['was confirmed before', { hasta: 999 }, 'abc'],
  ])('%s', (_caso, cambios, esperado) => {
    const { datos } = conGuardados(ruta, [{ ...registro, ...cambios }], 1_000);
    expect(datos.map(({ id_credito }) => id_credito).join('')).toBe(esperado);
  });
});
