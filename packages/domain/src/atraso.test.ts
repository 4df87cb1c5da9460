import { describe, expect, it } from 'vitest';
import { p } from '../pruebas/constructores.ts';
import { montoPenalizacion, penalizaciones, calcularResumen } from './atraso.ts';
import { conParametros, PARAMETROS } from './parametros.ts';

describe('late days and penalties', () => {
  it.each([
    [0, 0, 0],
    [4, 0, 0],
    [5, 1, 40],
    [9, 1, 40],
    [10, 2, 80],
    [23, 4, 160],
  ])('%s late days: %s penalties worth %s', (atrasos, n, monto) => {
    expect(penalizaciones(atrasos, PARAMETROS)).toBe(n);
    expect(montoPenalizacion(atrasos, p(40), PARAMETROS)).toBe(p(monto));
  });

  it('the owner may want another number, and 0 turns them off', () => {
    expect(penalizaciones(6, conParametros({ atrasos_por_penalizacion: 3 }))).toBe(2);
    expect(penalizaciones(6, conParametros({ atrasos_por_penalizacion: 0 }))).toBe(0);
  });

  it('the summary never adds a penalty to what remains', () => {
    expect(
      calcularResumen({ atrasos: 10, monto_diario: p(40), total_pagado: p(300), saldo: p(900) }, PARAMETROS),
    ).toEqual({
      totalAtrasos: 10,
      penalizaciones: 2,
      montoPenalizacion: p(80),
      totalPagado: p(300),
      montoRestante: p(900),
    });
  });
});
