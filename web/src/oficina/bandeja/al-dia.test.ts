import type { PorDecidir } from '@leal/contract';
import { NADA_POR_APROBAR } from '@leal/domain';
import { describe, expect, it } from 'vitest';
import { conFrescas, esVieja } from './al-dia.ts';
import type { Fila } from '../listas/fila.ts';

const gasto = (id_gasto: string, id_cobrador: string, motivo = 'Gasolina') =>
  ({ clase: 'gastos', item: { id_gasto, id_cobrador, motivo } }) as PorDecidir;
const fila = (id: string, clase: Fila['clase'] = 'gastos') => ({ id, clase }) as Fila;
const aviso = (gastos: number, decidida: string | null = null) => ({
  id_cobrador: 'ana',
  por_aprobar: { ...NADA_POR_APROBAR, gastos },
  decidida,
  caja: 0,
});

describe("a collector's notice makes rows old", () => {
  it.each([
    ['as many as are held: no', aviso(2), false],
    ['one more: yes', aviso(3), true],
    ['one less: yes', aviso(1), true],
    ['as many, but one that is held was decided and another came: yes', aviso(2, 'g1'), true],
    ['what was decided has left already: no', aviso(2, 'g0'), false],
  ])('%s', (_, recibido, vieja) => {
    expect(esVieja(recibido, [fila('g1'), fila('g2')], false)).toBe(vieja);
  });

  it('of another kind counts on its own', () => {
    expect(esVieja(aviso(2), [fila('g1'), fila('s1', 'renovacion')], false)).toBe(true);
  });

  it('with more pages to come: only when something of it has gone', () => {
    const filas = [fila('g1'), fila('g2')];
    expect([aviso(9), aviso(1), aviso(9, 'g2')].map((recibido) => esVieja(recibido, filas, true))).toEqual([
      false,
      true,
      true,
    ]);
  });
});

describe('what was read again of some collectors', () => {
  const pagina = (siguiente: string | null, ...datos: PorDecidir[]) => ({ datos, siguiente });
  const [a1, a2, b1, a3] = [gasto('a1', 'ana'), gasto('a2', 'ana'), gasto('b1', 'beto'), gasto('a3', 'ana')];
  const frescas = [gasto('a2', 'ana', 'Casetas'), gasto('a3', 'ana')];

  it('is put in its place: what has gone is out, what came is last, the others are the same objects', () => {
    const { pages } = conFrescas({ pages: [pagina(null, a1, b1, a2)], pageParams: [null] }, ['ana'], frescas);
    expect(pages[0]?.datos).toEqual([b1, gasto('a2', 'ana', 'Casetas'), a3]);
    expect(pages[0]?.datos[0]).toBe(b1);
  });

  it('with more pages to come, what is new comes with them', () => {
    const pages = [pagina('x', a1, b1), pagina('y', a2)];
    const nuevas = conFrescas({ pages, pageParams: [null, 'x'] }, ['ana'], frescas).pages;
    expect(nuevas.map(({ datos }) => datos)).toEqual([[b1], [gasto('a2', 'ana', 'Casetas')]]);
  });
});
