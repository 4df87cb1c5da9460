import { expect, it } from 'vitest';
import { fecha } from './calendario.ts';
import { centavos } from './dinero.ts';
import { enCajaDeEntrega, enCajaDeGasto, enCajaDeMovimiento, enCajaDeTraspaso } from './en-caja.ts';

const monto_centavos = centavos(12_000);

it.each([
  ['pago', {}, 12_000],
  ['pago', { eliminado: {} }, 0],
  ['pago', { cancelado: {} }, 0],
  ['pago', { transferencia: { fecha: fecha('2026-11-09') } }, 0],
  ['visita', {}, 0],
  ['atraso', {}, 0],
  ['liquidacion', {}, 0],
] as const)('a row %s %j is %d in the box', (tipo, marca, espera) =>
  expect(enCajaDeMovimiento({ tipo, monto_centavos, ...marca })).toBe(espera),
);

it.each([
  ['pendiente', 0],
  ['rechazada', 0],
  ['aprobada', -12_000],
] as const)('an expense %s is %d in the box', (estado, espera) =>
  expect(enCajaDeGasto({ estado, monto_centavos })).toBe(espera),
);

it.each([
  ['fondo', 'confirmado', 12_000],
  ['parcial', 'confirmado', -12_000],
  ['fondo', 'pendiente', 0],
  ['parcial', 'rechazado', 0],
  ['fondo', 'cancelado', 0],
] as const)('a %s %s is %d in the box', (tipo, estado, espera) =>
  expect(enCajaDeTraspaso({ tipo, estado, monto_centavos })).toBe(espera),
);

it.each([
  ['por_confirmar', 12_000],
  ['confirmado', 12_000],
  ['rechazado', 12_000],
  ['cancelado', 0],
] as const)('a float that a loan was handed over with, %s, is %d in the box', (estado, espera) =>
  expect(enCajaDeTraspaso({ tipo: 'fondo', estado, monto_centavos, id_credito: 'c' })).toBe(espera),
);

it.each([
  ['por_entregar', 0],
  ['entregada', -12_000],
  ['cancelada', 0],
] as const)('a loan %s is %d in the box', (estado, espera) =>
  expect(enCajaDeEntrega({ entrega: { estado, monto_centavos, fecha: null } })).toBe(espera),
);

it('a loan that nobody hands over is nothing in the box', () => expect(enCajaDeEntrega({})).toBe(0));
