import { expect, it } from 'vitest';
import { fecha } from './calendario.ts';
import { fechaDeTardia, renovadoPor } from './pago-tardio.ts';

it.each([
  ['within its credit', '10', '09', '10'],
  ['on the first day', '09', '09', '09'],
  ['of before the credit that renewed it', '06', '09', '09'],
  ['today', '18', '09', '18'],
  ['by a clock that is ahead', '19', '09', '18'],
  ['of a credit that never began', '10', null, '10'],
])('a capture %s (%s) is booked on %s', (_, tap, inicio, dia) => {
  const del = (numero: string) => fecha(`2026-11-${numero}`);
  expect(fechaDeTardia(del(tap), inicio === null ? null : del(inicio), del('18'))).toBe(del(dia));
});

it.each([
  ['Renovado', 'c2', 'c2'],
  // A later credit that renewed nothing is another debt.
  ['Finalizado', 'c2', null],
  ['Cancelado', null, null],
  ['Aprobado', null, null],
] as const)('a credit that is %s, with %s after it, goes on in %s', (estado_credito, siguiente, sigue) => {
  expect(renovadoPor({ estado_credito, id_credito_siguiente: siguiente })).toBe(sigue);
});
