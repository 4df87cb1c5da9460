// The amount that was paid before Leal, wherever a ledger is added up.
import { describe, expect, it } from 'vitest';
import { a, COBRADOR, creditoActivo, movimiento, p } from '../pruebas/constructores.ts';
import {
  acumularPagos,
  aportacionMovimiento,
  CERO,
  creditoTrasGestion,
  diasATiempo,
  diasDeCredito,
  enCajaDeMovimiento,
  estaEnSuDia,
  fecha,
  NEGOCIO_POR_DEFECTO,
  recontar,
  repartoDeCredito,
  SIN_APORTACION,
} from './index.ts';

/** A loan of 1,200 with 400 paid before and three late days; it came on Friday 13. */
const APERTURA = {
  ...movimiento({ tipo: 'apertura', dia: '2026-11-13', monto: p(400), id: 'apertura' }),
  cantidad_dias: 3,
};
const pago = movimiento({ tipo: 'pago', dia: '2026-11-17', monto: p(40) });
const importado = { importado: {} };

describe('an opening', () => {
  it('is paid, and its late days count; it is no payment', () => {
    const tarde = movimiento({ tipo: 'atraso', dia: '2026-11-16' });
    expect(recontar(creditoActivo(), [APERTURA, pago, tarde])).toEqual({
      total_pagado_centavos: p(440),
      saldo_centavos: p(760),
      num_pagos: 1,
      atrasos: 4,
    });
  });

  it('is no cash, no collection, and in no day’s list', () => {
    expect(aportacionMovimiento(APERTURA)).toEqual(SIN_APORTACION);
    expect(enCajaDeMovimiento(APERTURA)).toBe(CERO);
    expect([estaEnSuDia(APERTURA), estaEnSuDia(pago), estaEnSuDia({ ...pago, eliminado: {} })]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('comes with its credit, never afterwards', () => {
    expect(() => creditoTrasGestion(creditoActivo(), APERTURA)).toThrow('never afterwards');
  });

  it('leaves nobody to say how many days were on time', () => {
    expect(diasATiempo(creditoActivo(), [pago, APERTURA], [])).toBeNull();
    expect(diasATiempo(creditoActivo(), [{ ...pago, fecha: fecha('2026-11-03') }], [])).toBe(1);
  });

  it('stands first in what the balance is added up from', () => {
    const filas = [APERTURA, pago].map(({ tipo, monto_centavos: monto }) => ({ tipo, monto }));
    expect(acumularPagos(filas).map(({ total }) => total)).toEqual([p(400), p(440)]);
  });
});

it('the days before Leal are nobody’s missed days', () => {
  const {
    monto_total_centavos: monto_total,
    monto_diario_centavos: monto_diario,
    ...credito
  } = creditoActivo();
  const filas = [APERTURA, pago].map(({ monto_centavos: monto, ...fila }) => ({ ...fila, monto }));
  const cuando = { hoy: fecha('2026-11-18'), negocio: NEGOCIO_POR_DEFECTO };
  const clases = (renglones: typeof filas) =>
    Object.fromEntries(
      diasDeCredito({ ...credito, monto_total, monto_diario }, renglones, cuando).map(
        ({ fecha: dia, clase }) => [dia, clase],
      ),
    );
  expect(clases(filas)).toMatchObject({
    '2026-11-03': 'fuera',
    '2026-11-12': 'fuera',
    '2026-11-13': 'sin_registro',
    '2026-11-17': 'pago',
    '2026-11-18': 'por_cobrar',
  });
  expect(clases(filas.slice(1))['2026-11-03' as never]).toBe('sin_registro');
});

it('a loan that ran before Leal is new on no day; it ends like any other', () => {
  const dias = (cambios: object) => repartoDeCredito(creditoActivo({}, cambios))[COBRADOR]?.dias;
  expect(dias({})).toEqual({ '2026-11-02': { creditos_nuevos: 1 } });
  expect(dias(importado)).toEqual({});
  const fin = {
    estado_credito: 'Finalizado',
    fecha_fin: fecha('2026-11-17'),
    ultimo_movimiento_en: a('2026-11-17', '11:00'),
  };
  expect(dias({ ...importado, ...fin })).toEqual({ '2026-11-17': { creditos_terminados: 1 } });
});
