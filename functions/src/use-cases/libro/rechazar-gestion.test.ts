import { centavos, type DecisionSinLugar } from '@leal/domain';
import { describe, expect, it } from 'vitest';
import { errorDeGestion } from './rechazar-gestion.ts';

const CASOS: [DecisionSinLugar, string, number, string][] = [
  [{ tipo: 'ya_pagado' }, 'YA_PAGADO', 422, 'Ya se registró un pago para este cliente hoy.'],
  [
    { tipo: 'solicitud_pendiente', id_solicitud: 's1' },
    'SOLICITUD_PENDIENTE',
    409,
    'El crédito ya tiene un pago por aprobar de otro día.',
  ],
  [
    { tipo: 'excede_saldo', saldo: centavos(123450), en_espera: centavos(0) },
    'MONTO_EXCEDE_SALDO',
    422,
    'El monto es mayor que el saldo de $1,234.50.',
  ],
  [
    { tipo: 'excede_saldo', saldo: centavos(123450), en_espera: centavos(72000) },
    'MONTO_EXCEDE_SALDO',
    422,
    'Ya espera aprobación un pago de $720.00: puedes registrar hasta $514.50.',
  ],
  [
    { tipo: 'credito_no_activo', estado_credito: 'Cancelado' },
    'CREDITO_NO_ACTIVO',
    422,
    'El crédito no está activo.',
  ],
  [
    { tipo: 'fuera_de_horario', mensaje: 'Horario de cobranza: 10:00 - 18:00' },
    'FUERA_DE_HORARIO',
    422,
    'Horario de cobranza: 10:00 - 18:00',
  ],
  [
    {
      tipo: 'ya_registrado',
      registrado: {
        id_movimiento: 'pago-2026-11-20',
        tipo: 'pago',
        monto: centavos(12_000),
        hora: '11:05',
      },
    },
    'YA_PAGADO',
    422,
    'Ese día ya tiene un pago de $120.00.',
  ],
  [
    {
      tipo: 'aprobacion_pendiente',
      id_solicitud: 's1',
      hora: '11:05',
      monto_total: centavos(72_000),
      cantidad_abonos: 6,
      monto_por_abono: centavos(12_000),
    },
    'SOLICITUD_PENDIENTE',
    409,
    'Ese día ya espera aprobación un pago de $720.00.',
  ],
  [{ tipo: 'fecha_invalida', mensaje: 'No.' }, 'FECHA_INVALIDA', 422, 'No.'],
];

describe('what the day’s rules refuse', () => {
  it.each(CASOS)('$tipo', (decision, codigo, http, message) => {
    expect(errorDeGestion(decision)).toMatchObject({ codigo, http, message });
  });
});
