import { describe, expect, it } from 'vitest';
import { p } from '../pruebas/constructores.ts';
import { fecha } from './calendario.ts';
import {
  bajoLaMisma,
  type Cobrado,
  cobradoDesde,
  diasSinConfirmar,
  partesAltas,
} from './senales-de-transferencias.ts';
import { UMBRALES } from './umbrales-de-senales.ts';

describe('the same reference', () => {
  const pago = (id_pago: string, referencia_normal?: string) => ({
    id_pago,
    ...(referencia_normal && { referencia_normal }),
  });
  const conocidos = [pago('a', 'X1'), pago('b', 'X1'), pago('c', 'X2'), pago('d')];
  it.each([
    ['another under it', pago('a', 'X1'), ['b']],
    ['nobody else', pago('c', 'X2'), []],
    ['none at all', pago('d'), []],
  ] as const)('%s', (_, de, otros) =>
    expect(bajoLaMisma(de, conocidos).map(({ id_pago }) => id_pago)).toEqual(otros),
  );
});

describe('the days for which one has waited', () => {
  const FESTIVO = [{ fecha: fecha('2026-11-16') }];
  it.each([
    ['the same day', '2026-11-09', '2026-11-09', null],
    ['three working days', '2026-11-09', '2026-11-12', null],
    ['a fourth', '2026-11-09', '2026-11-13', 4],
    ['over a weekend', '2026-11-12', '2026-11-17', null],
    ['over a weekend and a holiday it is that day', '2026-11-12', '2026-11-18', null],
    ['and then a day more', '2026-11-12', '2026-11-19', 7],
    ['a day to come', '2026-11-10', '2026-11-09', null],
  ])('%s: from %s to %s: %s', (_, desde, hoy, dias) =>
    expect(
      diasSinConfirmar(fecha(desde), fecha(hoy), {
        festivos: FESTIVO,
        habiles: UMBRALES.senal_dias_habiles,
      }),
    ).toBe(dias),
  );

  it.each([
    [1, '2026-11-10', null],
    [1, '2026-11-11', 2],
    [2, '2026-11-11', null],
    [15, '2026-12-01', null],
    [15, '2026-12-02', 23],
  ])('of %i working days, on %s: %s', (habiles, hoy, dias) =>
    expect(diasSinConfirmar(fecha('2026-11-09'), fecha(hoy), { festivos: FESTIVO, habiles })).toBe(dias),
  );
});

describe('a share far above the others', () => {
  const quien = (id_cobrador: string, transferido: number, dias = 5): Cobrado => ({
    id_cobrador,
    cobrado: p(1000),
    transferido: p(transferido),
    dias,
  });
  const OTROS = [quien('a', 100), quien('b', 120), quien('c', 80)];
  it('is told in whole per cents, beside the middle one', () =>
    expect(partesAltas([...OTROS, quien('d', 500)])).toEqual({
      mediana: 11,
      partes: [{ id_cobrador: 'd', parte: 50, dias: 5 }],
    }));

  it.each([
    ['just three times', [...OTROS.slice(0, 2), quien('e', 100), quien('d', 300)], []],
    ['more than three times', [...OTROS.slice(0, 2), quien('e', 100), quien('d', 331)], ['d']],
    ['on four days', [...OTROS, quien('d', 500, 4)], []],
    ['where nobody has any, less than a tenth', [quien('a', 0), quien('b', 0), quien('d', 99)], []],
    ['where nobody has any, a tenth', [quien('a', 0), quien('b', 0), quien('d', 100)], ['d']],
    [
      'the largest first',
      [quien('a', 0), quien('b', 0), quien('x', 0), quien('c', 200), quien('d', 300)],
      ['d', 'c'],
    ],
  ])('%s', (_, cobrados, quienes) =>
    expect(partesAltas(cobrados)?.partes.map(({ id_cobrador }) => id_cobrador)).toEqual(quienes),
  );

  it('of two collectors, or of those who collected nothing, there is no middle', () => {
    const nada = { ...quien('c', 0), cobrado: p(0) };
    expect(partesAltas([quien('a', 900), quien('b', 0), nada])).toBeNull();
  });

  it('leaves out what managers booked from the bank: the collector did not take it', () =>
    expect(
      cobradoDesde(
        'a',
        {
          '2026-11-02': { cobrado_centavos: 500, transferido_centavos: 200, del_banco_centavos: 200 },
          '2026-11-03': { cobrado_centavos: 500, transferido_centavos: 300, del_banco_centavos: 200 },
        },
        fecha('2026-11-02'),
      ),
    ).toEqual({ id_cobrador: 'a', cobrado: 600, transferido: 100, dias: 1 }));

  it('counts the days from that one on', () =>
    expect(
      cobradoDesde(
        'a',
        {
          '2026-11-01': { cobrado_centavos: 1, transferido_centavos: 1 },
          '2026-11-02': { cobrado_centavos: 500, transferido_centavos: 200 },
          '2026-11-03': { cobrado_centavos: 500 },
        },
        fecha('2026-11-02'),
      ),
    ).toEqual({ id_cobrador: 'a', cobrado: 1_000, transferido: 200, dias: 1 }));
});
