import { describe, expect, it } from 'vitest';
import {
  admiteCorreccion,
  type EstadoCredito,
  ESTADOS_CREDITO,
  EVENTOS_CREDITO,
  estaAbierto,
  estaActivo,
  recibePagos,
  seAprobo,
  transicionCredito,
} from './estado-credito.ts';

const PERMITIDAS: readonly (readonly [EstadoCredito, EstadoCredito])[] = [
  ['Pendiente', 'Aprobado'],
  ['Pendiente', 'Rechazado'],
  ['Pendiente', 'Cancelado'],
  ['Aprobado', 'Finalizado'],
  ['Aprobado', 'Renovado'],
  ['Aprobado', 'Cancelado'],
  ['Finalizado', 'Aprobado'],
  ['Aprobado', 'Castigado'],
  ['Castigado', 'Aprobado'],
  ['Finalizado', 'Renovado'],
];

describe('the life of a credit', () => {
  it.each(ESTADOS_CREDITO.flatMap((de) => ESTADOS_CREDITO.map((a) => [de, a] as const)))(
    '%s → %s',
    (de, a) => {
      const alcanzables = EVENTOS_CREDITO.map((evento) => transicionCredito(de, evento));
      expect(alcanzables.includes(a)).toBe(PERMITIDAS.some(([x, y]) => x === de && y === a));
    },
  );

  it('each event leads where it says, or nowhere', () => {
    expect(transicionCredito('Pendiente', 'aprobar')).toBe('Aprobado');
    expect(transicionCredito('Aprobado', 'aprobar')).toBeNull();
    expect(transicionCredito('Finalizado', 'reabrir')).toBe('Aprobado');
    expect(transicionCredito('Renovado', 'reabrir')).toBeNull();
    expect(transicionCredito('Rechazado', 'aprobar')).toBeNull();
  });

  it('money is taken of an active one and of one that was written off; corrected also of one that is paid off', () => {
    expect(ESTADOS_CREDITO.filter(estaActivo)).toEqual(['Aprobado']);
    expect(ESTADOS_CREDITO.filter(recibePagos)).toEqual(['Aprobado', 'Castigado']);
    expect(ESTADOS_CREDITO.filter(admiteCorreccion)).toEqual(['Aprobado', 'Finalizado', 'Castigado']);
  });

  it('only a pending or an active credit keeps the client from another', () => {
    expect(ESTADOS_CREDITO.filter(estaAbierto)).toEqual(['Pendiente', 'Aprobado']);
  });
});

it.each([
  ['Pendiente', null, false],
  ['Rechazado', 'Rechazado', false],
  ['Cancelado', null, false],
  ['Cancelado', 'Aprobado', true],
  ['Aprobado', null, true],
  ['Finalizado', 'Aprobado', true],
  ['Renovado', 'Aprobado', true],
  ['Castigado', 'Aprobado', true],
] as const)('a credit that is %s, decided %s, was approved: %s', (estado_credito, estado, espera) =>
  expect(seAprobo({ estado_credito, decision: estado && { estado } })).toBe(espera),
);
