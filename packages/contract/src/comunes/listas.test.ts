import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { busqueda, idsConComas, lista, paginacion } from './listas.ts';

const pagina = z.object(paginacion);

describe('a page', () => {
  it.each([
    [{}, {}],
    [{ limite: '1' }, { limite: 1 }],
    [
      { limite: '100', cursor: 'x'.repeat(1000) },
      { limite: 100, cursor: 'x'.repeat(1000) },
    ],
  ])('is asked for with %j', (consulta, leida) => expect(pagina.parse(consulta)).toEqual(leida));

  it.each([
    { limite: '0' },
    { limite: '101' },
    { limite: '1.5' },
    { limite: 'x' },
    { cursor: 'x'.repeat(1001) },
  ])('is refused with %j', (consulta) => expect(pagina.safeParse(consulta).success).toBe(false));

  it('says its rows, where the next one begins and, if it is the first, of how many', () => {
    const forma = lista(z.string());
    const primera = { datos: ['a'], total: 3, hay_mas: true, siguiente: 'c' };
    expect(forma.parse(primera)).toEqual(primera);
    expect(forma.parse({ datos: [], siguiente: null })).toEqual({ datos: [], siguiente: null });
    expect(forma.safeParse({ datos: [] }).success).toBe(false);
  });
});

it('what is searched for is short', () => {
  expect([undefined, '', 'x'.repeat(100)].map((q) => busqueda.safeParse(q).success)).toEqual([
    true,
    true,
    true,
  ]);
  expect(busqueda.safeParse('x'.repeat(101)).success).toBe(false);
});

describe('ids with commas between them', () => {
  const ids = idsConComas(2);

  it('are a list in code, both ways', () => {
    expect(z.decode(ids, 'a,b')).toEqual(['a', 'b']);
    expect(z.encode(ids, ['a', 'b'])).toBe('a,b');
  });

  it.each(['a,b,c', 'a,', '', 'a/b', 'a, b'])('%j is no such list', (texto) =>
    expect(z.safeDecode(ids, texto).success).toBe(false),
  );
});
