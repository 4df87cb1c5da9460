import { expect, test } from 'vitest';
import { p } from '../pruebas/constructores.ts';
import { acumularPagos } from './acumulado.ts';

const totales = (filas: Parameters<typeof acumularPagos>[0]) =>
  acumularPagos(filas).map(({ total }) => total);

test('live payments and what a renewal settled add up in the order they come; nothing else counts', () =>
  expect(
    totales([
      { tipo: 'pago', monto: p(40) },
      { tipo: 'visita', monto: p(0) },
      { tipo: 'pago', monto: p(500), eliminado: true },
      { tipo: 'atraso', monto: p(0), cancelado: {} },
      { tipo: 'pago', monto: p(80) },
      { tipo: 'liquidacion', monto: p(1080) },
    ]),
  ).toEqual([p(40), p(120), p(1200)]));

test('nothing paid is no row', () => expect(totales([{ tipo: 'atraso', monto: p(0) }])).toEqual([]));
