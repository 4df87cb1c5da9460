import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fecha, sumarDias } from './calendario.ts';
import { centavos } from './dinero.ts';
import { vencidos, vencidosPorAntiguedad, type Vencimientos } from './vencimientos.ts';

const HOY = fecha('2026-11-18');
const hace = (dias: number, n = 1): Vencimientos => ({
  [sumarDias(HOY, -dias)]: { n, saldo_centavos: centavos(100 * n) },
});

describe('overdue by age', () => {
  it.each([
    { dias: -1, tramo: null },
    { dias: 0, tramo: null },
    { dias: 1, tramo: 1 },
    { dias: 7, tramo: 1 },
    { dias: 8, tramo: 8 },
    { dias: 15, tramo: 8 },
    { dias: 16, tramo: 16 },
    { dias: 30, tramo: 16 },
    { dias: 31, tramo: 31 },
    { dias: 900, tramo: 31 },
  ])('$dias days past due is in the stretch from $tramo', ({ dias, tramo }) => {
    const conAlguien = vencidosPorAntiguedad(hace(dias), HOY).filter(({ clientes }) => clientes > 0);
    expect(conAlguien.map(({ desde }) => desde)).toEqual(tramo === null ? [] : [tramo]);
  });

  it('adds up to the overdue, whatever the due dates', () => {
    const vencimientos = fc
      .array(fc.tuple(fc.integer({ min: -60, max: 400 }), fc.integer({ min: 0, max: 9 })))
      .map((pares) => Object.assign({}, ...pares.map(([dias, n]) => hace(dias, n))) as Vencimientos);
    fc.assert(
      fc.property(vencimientos, (v) => {
        const tramos = vencidosPorAntiguedad(v, HOY);
        const { clientes, saldo } = vencidos(v, HOY);
        expect(tramos.reduce((total, t) => total + t.clientes, 0)).toBe(clientes);
        expect(tramos.reduce((total, t) => total + t.saldo, 0)).toBe(saldo);
      }),
    );
  });
});
