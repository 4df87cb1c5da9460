import { centavos, fecha } from '@leal/domain';
import { expect, test } from 'vitest';
import { unCredito, unMovimiento } from '../../../piezas/credito/pruebas.ts';
import { formaNueva } from './CamposEdicion.tsx';
import { deHistorial, deHoy } from './corregir.ts';

const REGISTRADO = {
  id_pago: 'c1.pago-2026-11-20',
  tipo: 'pago',
  monto: centavos(12_000),
  hora: '11:05',
} as const;

test('a row of the history says which payment, of whom and of when', () => {
  expect(deHistorial(unCredito(), unMovimiento())).toEqual({
    id_pago: 'c1.pago-2026-11-19',
    id_credito: 'c1',
    nombre: 'Ana López',
    llamado: 'Ana López (Abarrotes Ana)',
    monto: 12_000,
    cuando: '19/11/2026 a las 11:05',
    abierta: false,
  });
});

test('of a transfer, only what a correction may change: not what the bank has seen of it', () => {
  const transferencia = { fecha: fecha('2026-11-19'), referencia: 'MBAN01' };
  const item = unMovimiento({
    id_pago: REGISTRADO.id_pago,
    transferencia: { ...transferencia, banco: 'vista' },
  });
  const forma = 'transferencia' as const;
  for (const pago of [deHistorial(unCredito(), item), deHoy(unCredito(), { ...REGISTRADO, forma }, [item])]) {
    expect(pago.transferencia).toEqual(transferencia);
    // A tap on 'Transferencia' says the same again.
    expect(formaNueva(pago, { ...transferencia })).toEqual({});
  }
});

test.each([
  ['no history yet', undefined, false],
  [
    'its row waits for the manager',
    [unMovimiento({ id_pago: REGISTRADO.id_pago, solicitud_abierta: true })],
    true,
  ],
  ['another row waits', [unMovimiento({ solicitud_abierta: true })], false],
])("today's payment, %s", (_caso, historial, abierta) => {
  expect(deHoy(unCredito(), REGISTRADO, historial)).toMatchObject({ cuando: 'hoy a las 11:05', abierta });
});
