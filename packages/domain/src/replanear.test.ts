import { describe, expect, it } from 'vitest';
import { fecha } from './calendario.ts';
import { centavos } from './dinero.ts';
import { ESTADOS_CREDITO } from './estado-credito.ts';
import { plazoFijoDe, replanear } from './replanear.ts';

const PENDIENTE = {
  estado_credito: 'Pendiente',
  dias_pago: 30,
  monto_solicitado_centavos: centavos(300_000),
  total_pagado_centavos: centavos(0),
  monto_entregado_centavos: centavos(300_000),
  fecha_inicio: null,
} as const;

describe('another plan of a credit', () => {
  it.each([
    { dias_pago: 30, monto: 300_000, interes: 20, total: 360_000, diario: 12_000 },
    { dias_pago: 40, monto: 300_000, interes: 20, total: 360_000, diario: 9_000 },
    { dias_pago: 60, monto: 300_000, interes: 30, total: 390_000, diario: 6_500 },
    { dias_pago: 60, monto: 100_001, interes: 30, total: 130_001, diario: 2_167 },
  ] as const)('of $monto centavos in $dias_pago days is $total at $interes %', (caso) => {
    const plan = replanear(
      PENDIENTE,
      { dias_pago: caso.dias_pago, monto_solicitado: centavos(caso.monto) },
      { festivos: [] },
    );
    expect(plan).toEqual({
      dias_pago: caso.dias_pago,
      interes: caso.interes,
      monto_solicitado_centavos: caso.monto,
      monto_total_centavos: caso.total,
      monto_diario_centavos: caso.diario,
      saldo_centavos: caso.total,
      monto_entregado_centavos: caso.monto,
      fecha_vencimiento: null,
    });
  });

  it('has its due date from its start on, past the holidays', () => {
    const activo = { ...PENDIENTE, estado_credito: 'Aprobado', fecha_inicio: fecha('2026-11-18') } as const;
    const pedido = { dias_pago: 40, monto_solicitado: centavos(300_000) } as const;
    expect(replanear(activo, pedido, { festivos: [] }).fecha_vencimiento).toBe('2026-12-28');
    const festivos = [{ fecha: fecha('2026-12-25'), nombre: 'Navidad' }];
    expect(replanear(activo, pedido, { festivos }).fecha_vencimiento).toBe('2026-12-29');
  });

  it('keeps what a renewal handed out in cash when only the term changes', () => {
    const renovado = { ...PENDIENTE, monto_entregado_centavos: centavos(120_000) };
    const plan = replanear(
      renovado,
      { dias_pago: 60, monto_solicitado: centavos(300_000) },
      { festivos: [] },
    );
    expect(plan.monto_entregado_centavos).toBe(120_000);
  });
});

describe('whether another term may be planned', () => {
  it.each(ESTADOS_CREDITO)('%s', (estado_credito) => {
    const fijo = [false, true].map((hayVivos) =>
      plazoFijoDe({ estado_credito, hayVivos, hayMultiple: false }),
    );
    const NO = 'PLAZO_NO_EDITABLE';
    const espera = { Pendiente: [undefined, undefined], Aprobado: [undefined, NO] };
    expect(fijo).toEqual(espera[estado_credito as 'Aprobado'] ?? [NO, NO]);
  });

  it.each([
    [false, 'SOLICITUDES_ABIERTAS'],
    [true, 'PLAZO_NO_EDITABLE'],
  ])('while several abonos wait, with a live row: %s', (hayVivos, espera) =>
    expect(plazoFijoDe({ estado_credito: 'Aprobado', hayVivos, hayMultiple: true })).toBe(espera),
  );
});
