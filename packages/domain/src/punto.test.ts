import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Lugar, metrosEntre, ordenarPorCercania, quedaElNuevo } from './punto.ts';
import { enPartes } from './en-partes.ts';

const CENTRO: Lugar = { latitud: 24.0277, longitud: -104.6532 };

describe('the metres between two places', () => {
  it.each<[string, Lugar, number]>([
    ['none', CENTRO, 0],
    ['a thousandth of a degree to the north', { ...CENTRO, latitud: 24.0287 }, 111],
    [
      'a thousandth of a degree to the west, less far than on the equator',
      { ...CENTRO, longitud: -104.6542 },
      102,
    ],
  ])('%s', (_, otro, metros) => {
    expect(Math.round(metrosEntre(CENTRO, otro))).toBe(metros);
    expect(Math.round(metrosEntre(otro, CENTRO))).toBe(metros);
  });

  it('the date line is no way round the world', () => {
    const metros = metrosEntre({ latitud: 0, longitud: 179.999 }, { latitud: 0, longitud: -179.999 });
    expect(Math.round(metros)).toBe(222);
  });
});

const parada = (id_credito: string, alEste?: number) => ({
  id_credito,
  ...(alEste !== undefined && { punto: { ...CENTRO, longitud: CENTRO.longitud + alEste / 1_000 } }),
});

describe('the order by nearness', () => {
  it.each<[string, ReturnType<typeof parada>[], string[]]>([
    ['of nobody', [], []],
    [
      'goes from each door to the nearest of the rest',
      [parada('a', 9), parada('b', 1), parada('c', 2)],
      ['b', 'c', 'a'],
    ],
    ['turns round where that is nearer', [parada('a', -3), parada('b', 1), parada('c', 3)], ['b', 'c', 'a']],
    ['leaves out who has no pin', [parada('a'), parada('b', 2), parada('c', 1)], ['c', 'b']],
    ['keeps two of one house as they were', [parada('b', 1), parada('a', 1)], ['b', 'a']],
  ])('%s', (_, paradas, orden) => {
    expect(ordenarPorCercania(paradas, CENTRO)).toEqual(orden);
  });

  it('has everybody with a pin once, and nobody else', () => {
    const grados = { min: -90, max: 90, noNaN: true };
    const lugar = fc.record({ latitud: fc.double(grados), longitud: fc.double(grados) });
    const puntos = fc.array(fc.option(lugar, { nil: undefined }), { maxLength: 12 });
    fc.assert(
      fc.property(puntos, (todos) => {
        const paradas = todos.map((punto, i) => ({ id_credito: String(i), punto }));
        const con = paradas.filter(({ punto }) => punto).map(({ id_credito }) => id_credito);
        expect(ordenarPorCercania(paradas, CENTRO).toSorted()).toEqual(con.toSorted());
      }),
    );
  });
});

it.each([
  [0, []],
  [1, [1]],
  [3, [3]],
  [4, [3, 1]],
  [7, [3, 3, 1]],
])('%i stops are legs of three at most', (cuantas, largos) => {
  const paradas = Array.from({ length: cuantas }, (_, i) => i);
  const tramos = enPartes(paradas, 3);
  expect(tramos.map(({ length }) => length)).toEqual(largos);
  expect(tramos.flat()).toEqual(paradas);
});

it.each<[string, string | undefined, boolean]>([
  ['the first', undefined, true],
  ['a later one', '2026-11-18T10:59:59Z', true],
  ['one of the same instant', '2026-11-18T11:00:00Z', true],
  ['an earlier one', '2026-11-18T11:00:01Z', false],
])('%s stands: %s, %s', (_, guardado, queda) => {
  const antes = guardado === undefined ? undefined : new Date(guardado);
  expect(quedaElNuevo(antes, new Date('2026-11-18T11:00:00Z'))).toBe(queda);
});
