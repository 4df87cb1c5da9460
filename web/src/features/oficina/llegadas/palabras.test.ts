import { centavos, fecha } from '@leal/domain';
import { describe, expect, it } from 'vitest';
import { diaDelEfectivo, queEs, textoDeDia } from './palabras.ts';

it.each([
  [{ tardias: 1, marcadas: 0 }, '1 llegó tarde'],
  [{ tardias: 3, marcadas: 1 }, '3 llegaron tarde · 1 marcada'],
  [{ tardias: 0, marcadas: 2 }, '2 marcadas'],
])('a day says how many of each it has, and nothing of what it has none', (dia, texto) => {
  expect(textoDeDia(dia)).toBe(texto);
});

it('only a payment has an amount', () => {
  expect(queEs({ tipo: 'pago', monto_pagado: centavos(120_050) })).toBe('Pago de $1,200.50');
  expect(queEs({ tipo: 'visita', monto_pagado: centavos(0) })).toBe('Visita sin pago');
});

describe('the day whose cash it changed', () => {
  const fecha_pago = fecha('2026-11-17');
  it.each([
    ['came before its day was over', 'pago', '2026-11-17T23:59:59-06:00', null],
    ['came a moment later', 'pago', '2026-11-18T00:00:00-06:00', '2026-11-18'],
    ['brings no cash', 'atraso', '2026-11-18T09:00:00-06:00', null],
  ] as const)('of what %s', (_, tipo, sincronizado_en, dia) => {
    expect(diaDelEfectivo({ tipo, fecha_pago, sincronizado_en })).toBe(dia);
  });
});
