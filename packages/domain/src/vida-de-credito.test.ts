import { expect, it } from 'vitest';
import { creditoActivo, movimiento, p } from '../pruebas/constructores.ts';
import { fecha } from './calendario.ts';
import { restar } from './dinero.ts';
import { vidaDe } from './vida-de-credito.ts';

const CREDITO = { ...creditoActivo(), entrega: undefined };
const TOTAL = CREDITO.monto_total_centavos;

// A payment that arrives after the renewal takes from the liquidation what it brings, down to nothing.
it.each([
  ['the rest', p(500)],
  ['nothing', TOTAL],
])('a loan whose renewal had %s to pay was renewed', (_, pagado) => {
  const filas = [
    movimiento({ dia: '2026-11-09', tipo: 'pago', monto: pagado }),
    movimiento({ dia: '2026-11-10', tipo: 'liquidacion', monto: restar(TOTAL, pagado) }),
  ];
  const { al } = vidaDe(CREDITO, filas, { festivos: [] });
  expect(al(fecha('2026-11-10'))).toEqual({ tipo: 'renovado' });
});

it('one that was paid off by its payments was not', () => {
  const { al } = vidaDe(CREDITO, [movimiento({ dia: '2026-11-09', tipo: 'pago', monto: TOTAL })], {
    festivos: [],
  });
  expect(al(fecha('2026-11-08'))).toMatchObject({ tipo: 'corre', saldo: TOTAL });
  expect(al(fecha('2026-11-09'))).toEqual({ tipo: 'liquidado' });
});
