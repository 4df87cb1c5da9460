import { CERO, centavos, fecha } from '@leal/domain';
import { describe, expect, it } from 'vitest';
import { unMovimiento } from '../../../piezas/credito/pruebas.ts';
import { renglonDe } from './renglon.ts';

describe('a row of the history', () => {
  it.each([
    ['pago', { tipo: 'pago' }, 'Pago registrado', '+$120.00', 'bien'],
    [
      'visita',
      { tipo: 'visita', monto: CERO, descripcion: 'Visita sin pago' },
      'Visita sin pago',
      '$0.00',
      'tenue',
    ],
    [
      'atraso',
      { tipo: 'atraso', monto: CERO, cantidad_dias: 1, descripcion: 'Atraso registrado' },
      'Atraso registrado',
      '+1 día(s)',
      'mal',
    ],
    [
      'liquidacion',
      { tipo: 'liquidacion', monto: centavos(50_000), descripcion: 'Liquidado por renovación' },
      'Liquidado por renovación',
      '+$500.00',
      'bien',
    ],
  ] as const)('%s', (_, cambios, titulo, valor, tono) => {
    const renglon = renglonDe(unMovimiento(cambios));
    expect(renglon).toMatchObject({ titulo, valor, tono, cuando: '19/11/2026 · 11:05', detalle: null });
    expect(renglon.corregible).toBe(cambios.tipo === 'pago');
  });

  it.each([
    [
      'modified by the manager is a chip, not a sentence',
      { descripcion: 'Pago registrado (modificado por gerente)' },
      { marcas: ['Modificado'], detalle: null, corregible: true },
    ],
    [
      'says what the description adds',
      { descripcion: 'Pago de 8 abonos aprobado' },
      { detalle: 'Pago de 8 abonos aprobado' },
    ],
    [
      'a deleted payment is struck through and cannot be corrected',
      { eliminado: true },
      { anulado: true, corregible: false, tono: 'tenue', marcas: ['Eliminado'] },
    ],
    [
      'a late day that a payment took back is marked',
      { tipo: 'atraso', descripcion: 'Atraso registrado', cancelado: true },
      { anulado: true, marcas: ['Cancelado por pago'] },
    ],
    [
      'an open request is said, and leaves the payment as it stands',
      { solicitud_abierta: true },
      { marcas: ['Solicitud por revisar'], corregible: true },
    ],
  ] as const)('%s', (_, cambios, dicho) => {
    expect(renglonDe(unMovimiento(cambios))).toMatchObject(dicho);
  });

  it.each([
    ['the same day', '2026-11-19T12:30:00.000-06:00', 'Sincronizado tarde (12:30)'],
    ['another day', '2026-11-20T09:05:00.000-06:00', 'Llegó después (20/11/2026 09:05)'],
  ])('synchronised late, %s', (_, sincronizado_en, marca) => {
    const item = unMovimiento({ fecha: fecha('2026-11-19'), tardia: true, sincronizado_en });
    expect(renglonDe(item).marcas).toEqual([marca]);
  });
});
