import { expect, it } from 'vitest';
import { decisionSinLugar } from './sin-lugar.ts';
import type { DecisionGestion } from './decision.ts';
import { centavos } from './dinero.ts';

const MONTO = centavos(12_000);
const OTRO = centavos(12_001);
const multiple = { cantidad_abonos: 6, monto_por_abono: centavos(12_000) };
const pago = (monto: typeof MONTO): DecisionGestion => ({
  tipo: 'ya_registrado',
  registrado: { id_movimiento: 'pago-2026-11-18', tipo: 'pago', monto, hora: '11:05' },
});
const espera = (monto_total: typeof MONTO): DecisionGestion => ({
  tipo: 'aprobacion_pendiente',
  id_solicitud: 's1',
  hora: '11:05',
  monto_total,
  ...multiple,
});
const registrado: DecisionGestion = {
  tipo: 'registrado',
  movimiento: 'pago',
  id_movimiento: 'pago-2026-11-18',
  monto: MONTO,
  abonos: 1,
  cancela_atraso: null,
  finaliza: false,
};

it.each<[string, DecisionGestion, boolean]>([
  ['booked', registrado, false],
  ['asked of the manager', { tipo: 'requiere_aprobacion', monto_total: MONTO, ...multiple }, false],
  ['booked before, that amount', pago(MONTO), false],
  ['booked before, another amount', pago(OTRO), true],
  ['waiting already, that amount', espera(MONTO), false],
  ['waiting already, another amount', espera(OTRO), true],
  ['while another day waits', { tipo: 'solicitud_pendiente', id_solicitud: 's1' }, true],
  ['beyond the balance', { tipo: 'excede_saldo', saldo: OTRO, en_espera: centavos(0) }, true],
  ['on a closed credit', { tipo: 'credito_no_activo', estado_credito: 'Finalizado' }, true],
  ['out of hours', { tipo: 'fuera_de_horario', mensaje: 'No.' }, true],
  ['of no day', { tipo: 'fecha_invalida', mensaje: 'No.' }, true],
])('cash %s has no place: %s', (_, decision, sinLugar) => {
  expect(decisionSinLugar(decision, MONTO)).toBe(sinLugar ? decision : null);
});
