import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filaDeDia, p } from '../pruebas/constructores.ts';
import { fecha, sumarDias } from './calendario.ts';
import { centavos, CERO } from './dinero.ts';
import { type DiaContado, figurasDeSemana, semanaPasada } from './figuras-semana.ts';

const LUNES = fecha('2026-11-16');

const unDia = (cambios: Partial<DiaContado> = {}): DiaContado => ({
  cobrado_centavos: p(100),
  transferido_centavos: p(10),
  pagos: 1,
  visitas: 2,
  atrasos: 3,
  efectivo_centavos: p(90),
  gastos_centavos: p(30),
  creditos_nuevos: 1,
  creditos_por_entregar: 1,
  creditos_terminados: 0,
  filas: { x: filaDeDia('a') },
  en_espera: {},
  ...cambios,
});

describe('a week in figures', () => {
  it('has its seven days, Monday first, and each client once over all of them', () => {
    const { dias, total } = figurasDeSemana(LUNES, [
      {
        ...unDia({
          filas: { x: filaDeDia('a'), y: filaDeDia('b'), z: filaDeDia('c', { tipo: 'liquidacion' }) },
        }),
        fecha: fecha('2026-11-18'),
      },
      { ...unDia(), fecha: LUNES },
    ]);
    expect(dias.map(({ fecha, clientes, abonos }) => [fecha, clientes, abonos])).toEqual([
      ['2026-11-16', 1, 1],
      ['2026-11-17', 0, 0],
      ['2026-11-18', 2, 1],
      ['2026-11-19', 0, 0],
      ['2026-11-20', 0, 0],
      ['2026-11-21', 0, 0],
      ['2026-11-22', 0, 0],
    ]);
    expect(total).toEqual({
      cobrado_centavos: p(200),
      abonos: 2,
      clientes: 2,
      visitas: 4,
      atrasos: 6,
      transferido_centavos: p(20),
      efectivo_centavos: p(180),
      gastos_centavos: p(60),
      creditos_nuevos: 2,
      creditos_por_entregar: 2,
      creditos_terminados: 0,
    });
  });

  it('of nothing is seven days of zeros', () => {
    const { dias, total } = figurasDeSemana(LUNES, []);
    expect([dias.length, total.cobrado_centavos, total.clientes]).toEqual([7, CERO, 0]);
  });

  it('adds up: every figure but the distinct clients is the sum of its days, whatever their order', () => {
    const numero = fc.integer({ min: 0, max: 1_000_000 });
    const dia = fc.record({ cobrado: numero, cuenta: fc.nat(50), cual: fc.nat(6) });
    fc.assert(
      fc.property(fc.uniqueArray(dia, { selector: ({ cual }) => cual }), (dados) => {
        const dias = dados.map(({ cobrado, cuenta, cual }) => ({
          ...unDia({ cobrado_centavos: centavos(cobrado), pagos: cuenta, creditos_terminados: cuenta }),
          fecha: sumarDias(LUNES, cual),
        }));
        const semana = figurasDeSemana(LUNES, dias);
        const { clientes, ...sumables } = semana.total;
        for (const [campo, total] of Object.entries(sumables)) {
          const suma = semana.dias.reduce((s, d) => s + d[campo as keyof typeof sumables], 0);
          expect(total, campo).toBe(suma);
        }
        expect(clientes).toBe(dias.length > 0 ? 1 : 0);
        expect(figurasDeSemana(LUNES, dias.toReversed())).toEqual(semana);
      }),
    );
  });
});

it.each([
  ['2026-11-15', '2026-11-16', '2026-11-09'],
  ['2026-11-09', '2026-11-16', '2026-11-09'],
  ['2026-11-15', '2026-11-15', null],
  ['2026-11-16', '2026-11-22', null],
  ['2026-11-23', '2026-11-22', null],
])('on %2$s the week of %1$s is over: %3$s', (dia, hoy, lunes) => {
  expect(semanaPasada(fecha(dia), fecha(hoy))).toBe(lunes);
});
