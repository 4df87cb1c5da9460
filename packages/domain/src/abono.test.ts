import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { p } from '../pruebas/constructores.ts';
import {
  contarAbonos,
  idMovimientoAtraso,
  idMovimientoMultiple,
  idMovimientoPago,
  idMovimientoVisita,
  idPago,
  interpretarIdPago,
  montoPorAbono,
} from './abono.ts';
import { fecha } from './calendario.ts';
import { calcularCredito } from './credito.ts';
import { type Centavos, centavos } from './dinero.ts';
import { type Plazo, PLAZOS } from './plazo.ts';

const contar = (monto: Centavos, solicitado: Centavos, plazo: Plazo): number => {
  const { monto_total, monto_diario } = calcularCredito(solicitado, plazo);
  return contarAbonos({ monto, monto_total, dias_pago: plazo, monto_diario });
};

describe('how many abonos a payment is', () => {
  it.each([
    // 1000 for 30 days: exactly 40.00 a day.
    [1000, 30, 0, 0],
    [1000, 30, 0.01, 1],
    [1000, 30, 40, 1],
    [1000, 30, 40.01, 2],
    [1000, 30, 200, 5],
    [1000, 30, 200.01, 6],
    [1000, 30, 240, 6],
    [1000, 30, 1200, 30],
    // 1000 for 60 days: 21.666…, shown as 21.67. Five shown are 108.35, exactly 5.0008 abonos.
    [1000, 60, 21.67, 1],
    [1000, 60, 108.35, 5],
    [1000, 60, 108.36, 6],
    [1000, 60, 130.02, 6],
    // 700 for 60 days: 15.1666…, shown as 15.17 (rounded up).
    [700, 60, 75.85, 5],
    // 500 for 60 days: 10.8333…, shown as 10.83 (rounded down): the exact one divides.
    [500, 60, 54.15, 5],
    [500, 60, 54.16, 5],
    [500, 60, 54.17, 6],
  ] as const)('%s for %s days: %s is %s', (solicitado, plazo, monto, abonos) => {
    expect(contar(p(monto), p(solicitado), plazo)).toBe(abonos);
  });

  const solicitados = fc.integer({ min: 100, max: 10_000_000 }).map(centavos);
  const plazos = fc.constantFrom(...PLAZOS);

  it('five displayed daily amounts count as five, never as six', () => {
    fc.assert(
      fc.property(solicitados, plazos, fc.integer({ min: 1, max: 10 }), (solicitado, plazo, veces) => {
        const { monto_diario } = calcularCredito(solicitado, plazo);
        expect(contar(centavos(monto_diario * veces), solicitado, plazo)).toBeLessThanOrEqual(veces);
      }),
    );
  });

  it('more money is never fewer abonos, and the whole loan is its term', () => {
    fc.assert(
      fc.property(solicitados, plazos, fc.nat(1_000_000), (solicitado, plazo, monto) => {
        const abonos = contar(centavos(monto), solicitado, plazo);
        expect(contar(centavos(monto + 1), solicitado, plazo)).toBeGreaterThanOrEqual(abonos);
        expect(contar(calcularCredito(solicitado, plazo).monto_total, solicitado, plazo)).toBeLessThanOrEqual(
          plazo,
        );
      }),
    );
  });

  it('tiny loans, whose daily amount rounds to nothing, still count', () => {
    expect(contar(centavos(1), centavos(1), 30)).toBe(30);
    expect(contarAbonos({ monto: p(1), monto_total: p(0), dias_pago: 30, monto_diario: p(0) })).toBe(1);
  });
});

it.each([
  [1000, 20, 30, 40],
  [1000, 30, 60, 21.67],
  [1234.56, 20, 40, 37.04],
])('amount per abono of %s at %s %% in %s days: %s', (monto, interes, dias_pago, esperado) => {
  expect(montoPorAbono({ monto_solicitado: p(monto), interes, dias_pago })).toBe(p(esperado));
});

describe('ids of the ledger', () => {
  const dia = fecha('2026-11-20');

  it('the regular payment of a day has one id, numbered after a deletion', () => {
    expect([0, 1, 2].map((n) => idMovimientoPago(dia, n))).toEqual([
      'pago-2026-11-20',
      'pago-2026-11-20-2',
      'pago-2026-11-20-3',
    ]);
    expect(idMovimientoPago(dia)).toBe('pago-2026-11-20');
    expect(idMovimientoVisita(dia)).toBe('visita-2026-11-20');
    expect(idMovimientoAtraso(dia, 1)).toBe('atraso-2026-11-20-2');
    expect(idMovimientoMultiple('abc')).toBe('multiple-abc');
  });

  it('an id on the wire comes apart again', () => {
    const id = idPago('C_1-x', idMovimientoPago(dia));
    expect(id).toBe('C_1-x.pago-2026-11-20');
    expect(interpretarIdPago(id)).toEqual({ id_credito: 'C_1-x', id_movimiento: 'pago-2026-11-20' });
  });

  it.each(['', '.', 'a', 'a.', '.b', 'a.b.c', 'a/b.c', 'a.b/c', 'a b.c', '..', 'á.b'])(
    '%j is no id',
    (id) => {
      expect(interpretarIdPago(id)).toBeNull();
    },
  );
});
