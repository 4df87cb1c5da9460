import { centavos, fecha, sumarDias } from '@leal/domain';
import { expect, it } from 'vitest';
import { diasCortados, esDeOtroMes } from './revisar.ts';

const HOY = fecha('2026-11-09');
const AYER = sumarDias(HOY, -1);
const deposito = (del: typeof HOY) => ({
  fecha: del,
  monto: centavos(9000),
  referencia: '',
  concepto: '',
  ordinal: 1,
});
const revision = { dias: [AYER, HOY] as const, depositos: [deposito(AYER), deposito(HOY), deposito(HOY)] };

it.each([
  ['nothing of it', 0, 0, []],
  ['as many of each day', 1, 2, []],
  ['more of the first day', 2, 2, [{ fecha: AYER, hay: 2, trae: 1 }]],
  ['fewer of the last day', 1, 1, [{ fecha: HOY, hay: 1, trae: 2 }]],
])('a file of an account that has %s', (_, primero, ultimo, esperado) => {
  const cuentas = [
    { cuenta: 'BBVA 0123', primero, ultimo },
    { cuenta: 'Banorte', primero: 7, ultimo: 7 },
  ];
  expect(diasCortados(revision, 'bbva-0123', cuentas)).toEqual(esperado);
});

it('a file of one day is asked about once', () => {
  const deUno = { dias: [HOY, HOY] as const, depositos: [deposito(HOY)] };
  expect(diasCortados(deUno, 'x', [{ cuenta: 'X', primero: 3, ultimo: 3 }])).toHaveLength(1);
});

it.each([
  ['2026-11-01', '2026-11-30', false],
  ['2026-10-31', '2026-11-07', false],
  ['2026-10-31', '2026-11-08', true],
  ['2025-11-09', '2026-11-09', true],
])('the newest deposit of %s is of another month on %s: %s', (ultimo, hoy, es) =>
  expect(esDeOtroMes(fecha(ultimo), fecha(hoy))).toBe(es),
);
