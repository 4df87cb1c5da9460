import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Aportacion,
  desviaciones,
  diferencia,
  enmiendaDe,
  fecha,
  type Incrementos,
  numerosDe,
  SIN_APORTACION,
  sumador,
  sumarAportaciones,
  sumasVigentes,
} from './index.ts';

const numero = fc.integer({ min: -1000, max: 1000 });
/** Shaped like the running sums: some leaves, some of them by day. */
const sumas = fc.record(
  {
    clientes: numero,
    saldo_pendiente_centavos: numero,
    pendientes: fc.record({ gastos: numero, renovacion: numero }, { requiredKeys: [] }),
    vencimientos: fc.dictionary(
      fc.constantFrom('2026-12-01', '2026-12-02'),
      fc.record({ n: numero, saldo_centavos: numero }, { requiredKeys: [] }),
    ),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<Incrementos>;

const aportacion = (totales: Incrementos): Aportacion => ({ totales, dias: {} });
const sumar = (a: Incrementos, b: Incrementos) =>
  sumarAportaciones(aportacion(a), aportacion(b)).totales as Incrementos;

describe('the deviations of stored sums', () => {
  it('are what was added to them by mistake, whatever it was, and adding them back repairs it', () => {
    fc.assert(
      fc.property(sumas, sumas, (contado, error) => {
        const guardado = sumar(contado, error);
        const halladas = desviaciones(guardado, contado);
        const alReves = diferencia(aportacion(error), SIN_APORTACION).totales;
        expect(enmiendaDe(halladas)).toEqual(alReves);
        expect(desviaciones(sumar(guardado, enmiendaDe(halladas)), contado)).toEqual([]);
        for (const { guardado: g, contado: c, deriva } of halladas)
          expect([deriva, c - g]).toEqual([c - g, deriva]);
      }),
    );
  });

  it('say where, what is stored and what was counted; an absent number is 0', () => {
    expect(desviaciones({ a: { b: 3 }, c: 1 }, { a: { b: 3, d: 2 } })).toEqual([
      { ruta: ['a', 'd'], guardado: 0, contado: 2, deriva: 2 },
      { ruta: ['c'], guardado: 1, contado: 0, deriva: -1 },
    ]);
  });

  it('leave out the days that fell out of the last fifteen', () => {
    const dias = { '2026-11-03': { pagos: 9 }, '2026-11-04': { pagos: 1 }, '2026-11-18': { pagos: 2 } };
    expect(sumasVigentes({ clientes: 1, ultimos_15_dias: dias }, fecha('2026-11-18'))).toEqual({
      clientes: 1,
      ultimos_15_dias: { '2026-11-04': { pagos: 1 }, '2026-11-18': { pagos: 2 } },
    });
  });
});

it('of a document only the numbers are sums', () => {
  const documento = { nombre: 'Ana', n: 1, en: new Date(0), lista: [1], nada: null, rama: { x: 2, y: 'z' } };
  expect(numerosDe(documento)).toEqual({ n: 1, rama: { x: 2 } });
});

it('adding up in place gives what adding up one by one gives', () => {
  fc.assert(
    fc.property(fc.array(sumas, { maxLength: 8 }), (partes) => {
      const suma = sumador();
      for (const parte of partes) suma.mas(aportacion(parte));
      expect(diferencia(SIN_APORTACION, suma.total)).toEqual(sumarAportaciones(...partes.map(aportacion)));
    }),
  );
});
