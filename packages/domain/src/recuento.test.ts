import { describe, expect, it } from 'vitest';
import { creditoActivo, movimiento, p } from '../pruebas/constructores.ts';
import {
  compararFilas,
  contradiccion,
  type EstadoCredito,
  filaDelLibro,
  movimientoDeFila,
  recontar,
} from './index.ts';

const pago = (dia: string, monto: number) => movimiento({ tipo: 'pago', dia, monto: p(monto) });
const atraso = movimiento({ tipo: 'atraso', dia: '2026-11-05' });

describe('a credit counted again', () => {
  it('is paid by live payments and settlements, and late by live late days', () => {
    const renglones = [
      pago('2026-11-03', 40),
      pago('2026-11-04', 80),
      { ...pago('2026-11-06', 40), eliminado: {} },
      atraso,
      { ...atraso, id_movimiento: 'otro', cancelado: {} },
      movimiento({ tipo: 'visita', dia: '2026-11-07' }),
      movimiento({ tipo: 'liquidacion', dia: '2026-11-08', monto: p(1000) }),
    ];
    expect(recontar(creditoActivo(), renglones)).toEqual({
      total_pagado_centavos: p(1120),
      saldo_centavos: p(80),
      num_pagos: 2,
      atrasos: 1,
    });
  });

  it('never owes less than nothing', () => {
    expect(recontar(creditoActivo(), [pago('2026-11-03', 1300)])).toMatchObject({ saldo_centavos: 0 });
  });

  it.each<[EstadoCredito, number, string | null]>([
    ['Aprobado', 40, null],
    ['Aprobado', 1200, 'Aprobado sin saldo'],
    ['Finalizado', 1200, null],
    ['Finalizado', 40, 'Finalizado con saldo'],
    ['Renovado', 40, 'Renovado con saldo'],
    ['Cancelado', 40, null],
    ['Castigado', 40, null],
    ['Castigado', 1200, null],
    ['Rechazado', 0, null],
    ['Rechazado', 40, 'Rechazado con pagos'],
    ['Pendiente', 40, 'Pendiente con pagos'],
    ['Finalizado', 1240, 'Se pagó más que el total del crédito'],
  ])('%s with %i of 1,200 paid contradicts itself: %s', (estado_credito, monto, motivo) => {
    const credito = creditoActivo({}, { estado_credito });
    const renglones = monto > 0 ? [pago('2026-11-03', monto)] : [];
    expect(contradiccion(credito, recontar(credito, renglones))).toBe(motivo);
  });
});

describe('the rows of a day against the ledger', () => {
  const [id, fila] = filaDelLibro('c1', pago('2026-11-03', 40));
  const otra = { ...fila, monto_centavos: p(1) };

  it.each([
    ['the same', { [id]: fila }, { [id]: fila }, []],
    ['one that the day lacks', {}, { [id]: fila }, [{ id, guardada: null, contada: fila }]],
    ['one too many', { [id]: fila }, {}, [{ id, guardada: fila, contada: null }]],
    ['another amount', { [id]: otra }, { [id]: fila }, [{ id, guardada: otra, contada: fila }]],
  ])('%s', (_, guardadas, contadas, esperadas) => {
    expect(compararFilas(guardadas, contadas)).toEqual(esperadas);
  });

  it("are the same whatever the client's name and address were that day", () => {
    const conNombre = { ...fila, cliente: 'Ana López', direccion: 'Juárez 5' };
    expect(compararFilas({ [id]: conNombre }, { [id]: fila })).toEqual([]);
  });

  it('name their movement', () => {
    expect(movimientoDeFila('c1_pago-2026-11-03', 'c1')).toBe('pago-2026-11-03');
    expect(movimientoDeFila('c2_pago-2026-11-03', 'c1')).toBeNull();
  });
});
