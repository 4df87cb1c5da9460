import { describe, expect, it } from 'vitest';
import { creditoActivo, esperando, movimiento, p, tras } from '../pruebas/constructores.ts';
import { fecha } from './calendario.ts';
import { debidoAntesDe, debidoEl, jornadaDe } from './jornada.ts';
import { NEGOCIO_POR_DEFECTO } from './negocio.ts';

const LUNES = fecha('2026-11-16');
const DOMINGO = fecha('2026-11-22');
const FESTIVO = { ...NEGOCIO_POR_DEFECTO, festivos: [{ fecha: LUNES, nombre: 'Puente' }] };
const en = (credito = creditoActivo(), dia = LUNES, negocio = NEGOCIO_POR_DEFECTO) =>
  debidoEl(credito, dia, negocio);

describe('what a credit brings to a day', () => {
  it.each([
    [1200, 40],
    [40.99, 40.99],
    [41, 40],
    [12.5, 12.5],
  ])('with %s left it is expected to pay %s', (saldo, esperado) => {
    expect(en(creditoActivo({}, { saldo_centavos: p(saldo) }))).toEqual({
      esperado_centavos: p(esperado),
      dias_pago: 30,
    });
  });

  it('nothing on its first day, on a day without collection, and when it is not active', () => {
    expect(en(creditoActivo(), fecha('2026-11-02'))).toBeUndefined();
    expect(en(creditoActivo(), fecha('2026-11-03'))).toBeDefined();
    expect(en(creditoActivo(), DOMINGO)).toBeUndefined();
    expect(en(creditoActivo({ plazo: 60 }), DOMINGO)).toBeDefined();
    expect(en(creditoActivo(), LUNES, FESTIVO)).toBeUndefined();
    expect(en(creditoActivo({}, { estado_credito: 'Renovado' }))).toBeUndefined();
  });

  it('no more than a payment that waits for the manager leaves open', () => {
    expect(en(esperando(creditoActivo(), '2026-11-14', p(1180)))?.esperado_centavos).toBe(p(20));
  });
});

describe('what a payment keeps of it', () => {
  const pago = movimiento({ tipo: 'pago', dia: LUNES, monto: p(120) });

  it('what was expected before it, and only of the first payment of the day', () => {
    const antes = creditoActivo({}, { saldo_centavos: p(140) });
    expect(debidoAntesDe(antes, pago, NEGOCIO_POR_DEFECTO)?.esperado_centavos).toBe(p(40));
    const despues = tras(antes, pago);
    expect(despues.estado_credito).toBe('Aprobado');
    expect(debidoAntesDe(despues, { ...pago, id_solicitud: 't' }, NEGOCIO_POR_DEFECTO)).toBeUndefined();
    expect(debidoAntesDe(antes, { ...pago, tipo: 'visita' }, NEGOCIO_POR_DEFECTO)).toBeUndefined();
  });

  it('a payment that its own request held back takes nothing from what was expected', () => {
    const aprobado = { ...pago, id_solicitud: 'S1' };
    const esperado = debidoAntesDe(esperando(creditoActivo(), LUNES, p(1200)), aprobado, NEGOCIO_POR_DEFECTO);
    expect(esperado?.esperado_centavos).toBe(p(40));
  });

  it('nor does a request of the same day that still waits; one of another day does', () => {
    const tardio = { ...pago, id_solicitud: 't' };
    const con = (dia: string) =>
      debidoAntesDe(esperando(creditoActivo(), dia, p(1200)), tardio, NEGOCIO_POR_DEFECTO);
    expect(con('2026-11-16')?.esperado_centavos).toBe(p(40));
    expect(con('2026-11-14')?.esperado_centavos).toBe(p(0));
    expect(debidoAntesDe(creditoActivo(), pago, NEGOCIO_POR_DEFECTO)?.esperado_centavos).toBe(p(40));
  });
});

it('a day at a glance', () => {
  const debido = (pesos: number, dias_pago: 30 | 60 = 30) => ({ esperado_centavos: p(pesos), dias_pago });
  const faltan = new Map([
    ['a', debido(40)],
    ['b', debido(65, 60)],
  ]);
  expect(jornadaDe(faltan, new Map([['c', debido(12.5)]]))).toEqual({
    debidos: 3,
    visitados: 1,
    esperado: p(117.5),
    plazos: [30, 60],
  });
  // Paid before its first day: visited, and nothing was expected.
  expect(jornadaDe(faltan, new Map([['d', undefined]]))).toMatchObject({
    debidos: 3,
    visitados: 1,
    esperado: p(105),
  });
  expect(jornadaDe(new Map(), new Map())).toMatchObject({
    debidos: 0,
    visitados: 0,
    esperado: 0,
    plazos: [],
  });
});
