import { expect, it } from 'vitest';
import { p } from '../pruebas/constructores.ts';
import { ATRASO, decidir, PAGO, VISITA } from '../pruebas/decidir.ts';
import type { GestionPedida } from './decision.ts';
import type { GestionDia } from './gestion.ts';

const TRANSFERENCIA: GestionPedida = { tipo: 'abono', monto: p(40), forma: 'transferencia' };

const multiple = { id_solicitud: 'S1', monto_centavos: p(240), hora: '10:20' };
const DIAS = {
  'a payment in cash': { pago: { id_movimiento: 'pago-2026-11-20', monto_centavos: p(35), hora: '10:15' } },
  'a transfer': {
    transferencia: { id_movimiento: 'transferencia-2026-11-20', monto_centavos: p(70), hora: '10:25' },
  },
  'cash that waits': { multiple },
  'a transfer that waits': { multiple: { ...multiple, transferencia: true } },
} satisfies Record<string, Partial<GestionDia>>;

const ya = (id_movimiento: string, monto: number, hora: string) => ({
  tipo: 'ya_registrado',
  registrado: { id_movimiento, tipo: 'pago', monto, hora },
});
const YA_PAGO = ya('pago-2026-11-20', p(35), '10:15');
const SIN_FORMA = ya('transferencia-2026-11-20', p(70), '10:25');
const YA_TRANSFERENCIA = { ...SIN_FORMA, registrado: { ...SIN_FORMA.registrado, forma: 'transferencia' } };
const ESPERA = {
  tipo: 'aprobacion_pendiente',
  id_solicitud: 'S1',
  hora: '10:20',
  monto_total: p(240),
  cantidad_abonos: 6,
  monto_por_abono: p(40),
};
const registrado = (forma: 'pago' | 'transferencia') => ({
  tipo: 'registrado',
  movimiento: 'pago',
  id_movimiento: `${forma}-2026-11-20`,
  monto: p(40),
  abonos: 1,
  cancela_atraso: null,
  finaliza: false,
});

it.each([
  ['a payment in cash', YA_PAGO, registrado('transferencia'), YA_PAGO],
  ['a transfer', registrado('pago'), YA_TRANSFERENCIA, YA_TRANSFERENCIA],
  ['cash that waits', ESPERA, registrado('transferencia'), ESPERA],
  ['a transfer that waits', registrado('pago'), ESPERA, ESPERA],
] as const)(
  '%s leaves the place of the other form free, and whoever paid was visited',
  (cual, pago, transferencia, visita) => {
    const contexto = { dia: DIAS[cual] };
    expect(decidir(PAGO, contexto)).toEqual(pago);
    expect(decidir(TRANSFERENCIA, contexto)).toEqual(transferencia);
    expect(decidir(VISITA, contexto)).toEqual(visita);
    expect(decidir(ATRASO, contexto)).toEqual({ tipo: 'ya_pagado' });
  },
);

it('a visit to whoever paid in both forms names the cash', () => {
  const dia = { ...DIAS['a payment in cash'], ...DIAS['a transfer'] };
  expect(decidir(VISITA, { dia })).toEqual(YA_PAGO);
});

it('the rows of each form are numbered for themselves', () => {
  const dia = { n: 2, n_transferencias: 1 };
  expect(decidir(PAGO, { dia })).toMatchObject({ id_movimiento: 'pago-2026-11-20-3' });
  expect(decidir(TRANSFERENCIA, { dia })).toMatchObject({ id_movimiento: 'transferencia-2026-11-20-2' });
});

it('six abonos need approval whatever the form of each', () => {
  expect(decidir(TRANSFERENCIA, { abonos_llegados_hoy: p(160) })).toMatchObject({ tipo: 'registrado' });
  const contexto = { dia: DIAS['a payment in cash'], abonos_llegados_hoy: p(161) };
  expect(decidir(TRANSFERENCIA, contexto)).toMatchObject({
    tipo: 'requiere_aprobacion',
    monto_total: p(40),
  });
});
