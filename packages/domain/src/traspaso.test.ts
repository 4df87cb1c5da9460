import { describe, expect, it } from 'vitest';
import { centavos } from './dinero.ts';
import { ROL } from './rol.ts';
import { DECISIONES_TRASPASO, decidirTraspaso, decisionesDe, esperaA, montoEnCaja } from './traspaso.ts';

const { cobrador, gerente } = ROL;

describe('cash between office and collector', () => {
  it.each([
    ['fondo', 'pendiente', gerente, 'cancelar', 'cancelado'],
    ['fondo', 'pendiente', gerente, 'confirmar', 'ajeno'],
    ['fondo', 'pendiente', gerente, 'rechazar', 'ajeno'],
    ['fondo', 'pendiente', cobrador, 'cancelar', 'ajeno'],
    ['fondo', 'pendiente', cobrador, 'confirmar', 'confirmado'],
    ['fondo', 'pendiente', cobrador, 'rechazar', 'rechazado'],
    ['parcial', 'pendiente', gerente, 'cancelar', 'ajeno'],
    ['parcial', 'pendiente', gerente, 'confirmar', 'confirmado'],
    ['parcial', 'pendiente', gerente, 'rechazar', 'rechazado'],
    ['parcial', 'pendiente', cobrador, 'cancelar', 'cancelado'],
    ['parcial', 'pendiente', cobrador, 'confirmar', 'ajeno'],
    ['parcial', 'pendiente', cobrador, 'rechazar', 'ajeno'],
    ['fondo', 'pedido', gerente, 'dar', 'pendiente'],
    ['fondo', 'pedido', gerente, 'rechazar', 'rechazado'],
    ['fondo', 'pedido', gerente, 'confirmar', 'ajeno'],
    ['fondo', 'pedido', gerente, 'cancelar', 'ajeno'],
    ['fondo', 'pedido', cobrador, 'cancelar', 'cancelado'],
    ['fondo', 'pedido', cobrador, 'dar', 'ajeno'],
    ['fondo', 'pedido', cobrador, 'confirmar', 'ajeno'],
    ['fondo', 'por_confirmar', gerente, 'confirmar', 'confirmado'],
    ['fondo', 'por_confirmar', gerente, 'rechazar', 'rechazado'],
    ['fondo', 'por_confirmar', gerente, 'cancelar', 'ajeno'],
    ['fondo', 'por_confirmar', cobrador, 'confirmar', 'ajeno'],
    ['fondo', 'por_confirmar', cobrador, 'cancelar', 'ajeno'],
  ] as const)('%s %s, role %i, %s: %s', (tipo, estado, rol, decision, espera) => {
    expect(decidirTraspaso({ tipo, estado }, rol, decision)).toEqual(
      espera === 'ajeno' ? { tipo: 'ajeno' } : { tipo: 'decidido', estado: espera },
    );
  });

  it.each(['confirmado', 'rechazado', 'cancelado'] as const)(
    'what is %s is never decided again',
    (estado) => {
      for (const rol of [cobrador, gerente])
        for (const decision of DECISIONES_TRASPASO)
          expect(decidirTraspaso({ tipo: 'fondo', estado }, rol, decision)).toEqual({
            tipo: 'ya_decidido',
            estado,
          });
    },
  );

  it.each(['pendiente', 'por_confirmar', 'confirmado'] as const)(
    'what is %s is not given again',
    (estado) => {
      for (const rol of [cobrador, gerente])
        expect(decidirTraspaso({ tipo: 'fondo', estado }, rol, 'dar').tipo).toBe('ya_decidido');
    },
  );

  it.each([
    ['por_confirmar', cobrador],
    ...(['confirmado', 'rechazado', 'cancelado'] as const).flatMap((estado) => [
      [estado, cobrador] as const,
      [estado, gerente] as const,
    ]),
  ] as const)('what is %s offers role %i no answer', (estado, rol) => {
    expect(decisionesDe({ tipo: 'fondo', estado }, rol)).toEqual([]);
  });

  it('waits for whoever has to say yes or no', () => {
    expect([cobrador, gerente].map((rol) => esperaA({ tipo: 'fondo', estado: 'pendiente' }, rol))).toEqual([
      true,
      false,
    ]);
    expect([cobrador, gerente].map((rol) => esperaA({ tipo: 'parcial', estado: 'pendiente' }, rol))).toEqual([
      false,
      true,
    ]);
    for (const estado of ['pedido', 'por_confirmar'] as const)
      expect([cobrador, gerente].map((rol) => esperaA({ tipo: 'fondo', estado }, rol))).toEqual([
        false,
        true,
      ]);
  });

  it('a float fills the box, a part handed in empties it', () => {
    expect(montoEnCaja('fondo', centavos(50_000))).toBe(50_000);
    expect(montoEnCaja('parcial', centavos(50_000))).toBe(-50_000);
  });
});
