import { centavos } from '@leal/domain';
import { expect, it } from 'vitest';
import { queEs, textoDeDia } from './palabras.ts';

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
