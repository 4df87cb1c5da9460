import { describe, expect, it } from 'vitest';
import { p } from '../pruebas/constructores.ts';
import { fecha } from './calendario.ts';
import { centavos } from './dinero.ts';
import {
  type CreditoRenovable,
  esRenovable,
  decidirElegibilidad,
  motivoSinConfirmar,
  planearRenovacion,
  type SolicitudRenovacion,
} from './renovacion.ts';
import { PARAMETROS } from './parametros.ts';

const HOY = fecha('2026-11-20');
const casi: CreditoRenovable = {
  estado_credito: 'Aprobado',
  total_pagado: p(960),
  monto_total: p(1200),
  id_credito_siguiente: null,
};

describe('who may ask for a renewal', () => {
  it.each([
    [{}, true],
    [{ total_pagado: centavos(95_999) }, false],
    [{ total_pagado: p(1199) }, true],
    [{ estado_credito: 'Finalizado' }, true],
    [{ estado_credito: 'Finalizado', total_pagado: p(1200), id_credito_siguiente: 'x' }, false],
    [{ estado_credito: 'Pendiente' }, false],
    [{ estado_credito: 'Rechazado' }, false],
    [{ estado_credito: 'Renovado' }, false],
    [{ estado_credito: 'Cancelado' }, false],
  ] as const)('%j: %s', (cambios, esperado) => {
    expect(esRenovable({ ...casi, ...cambios }, PARAMETROS)).toBe(esperado);
  });

  const ultima = (cambios: Partial<SolicitudRenovacion>): SolicitudRenovacion => ({
    estado: 'rechazada',
    motivo_rechazo: 'Muchos atrasos',
    fecha_respuesta: HOY,
    ...cambios,
  });

  it.each([
    ['no request yet', null, { tipo: 'elegible' }],
    ['one waits', ultima({ estado: 'pendiente', fecha_respuesta: null }), { tipo: 'pendiente' }],
    ['one was approved', ultima({ estado: 'aprobada' }), { tipo: 'aprobada' }],
    ['rejected today', ultima({}), { tipo: 'rechazada', motivo: 'Muchos atrasos' }],
    ['rejected yesterday', ultima({ fecha_respuesta: fecha('2026-11-19') }), { tipo: 'elegible' }],
  ])('%s', (_, solicitud, esperado) => {
    expect(decidirElegibilidad(casi, solicitud, HOY, PARAMETROS)).toEqual(esperado);
  });

  it('too little paid is not in the list, and says why', () => {
    expect(decidirElegibilidad({ ...casi, total_pagado: p(100) }, null, HOY, PARAMETROS)).toEqual({
      tipo: 'no_elegible',
      motivo: 'Se requiere al menos 80% pagado.',
    });
  });
});

describe('the new credit settles the old one', () => {
  it.each([
    [2000, 240, 1760],
    [240, 240, 0],
    [2000, 0, 2000],
  ])('%s asked with %s open: %s in cash', (monto, saldo, entregado) => {
    expect(planearRenovacion(p(monto), 30, p(saldo))).toMatchObject({
      tipo: 'valida',
      interes: 20,
      monto_total: p(monto * 1.2),
      monto_entregado: p(entregado),
    });
  });

  it('an amount below the open balance is refused', () => {
    expect(planearRenovacion(p(239.99), 30, p(240))).toEqual({
      tipo: 'no_cubre_saldo',
      saldo_anterior: p(240),
    });
  });
});

describe('transfers that nobody has seen in the bank', () => {
  it.each([
    ['none', 0, 0, null],
    ['a centavo, and none is allowed', 0.01, 0, '$0.01'],
    ['just as much as is allowed', 192, 20, null],
    ['a centavo more', 192.01, 20, '$192.01'],
    ['all of it, and all is allowed', 960, 100, null],
  ])('%s', (_, sin_confirmar, porcentaje_sin_confirmar, cuanto) =>
    expect(
      motivoSinConfirmar(
        { sin_confirmar: p(sin_confirmar), total_pagado: p(960) },
        { porcentaje_sin_confirmar },
      ),
    ).toBe(cuanto && `Se requiere confirmar en el banco ${cuanto} pagados por transferencia.`),
  );
});
