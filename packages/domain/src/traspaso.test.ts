import { describe, expect, it } from 'vitest';
import { centavos } from './dinero.ts';
import { ROL } from './rol.ts';
import { DECISIONES_TRASPASO, decidirTraspaso, esperaA, montoEnCaja } from './traspaso.ts';

const { cobrador, gerente } = ROL;

describe('cash between office and collector', () => {
  it.each([
    ['fondo', gerente, 'cancelar', 'cancelado'],
    ['fondo', gerente, 'confirmar', 'ajeno'],
    ['fondo', gerente, 'rechazar', 'ajeno'],
    ['fondo', cobrador, 'cancelar', 'ajeno'],
    ['fondo', cobrador, 'confirmar', 'confirmado'],
    ['fondo', cobrador, 'rechazar', 'rechazado'],
    ['parcial', gerente, 'cancelar', 'ajeno'],
    ['parcial', gerente, 'confirmar', 'confirmado'],
    ['parcial', gerente, 'rechazar', 'rechazado'],
    ['parcial', cobrador, 'cancelar', 'cancelado'],
    ['parcial', cobrador, 'confirmar', 'ajeno'],
    ['parcial', cobrador, 'rechazar', 'ajeno'],
  ] as const)('%s, role %i, %s: %s', (tipo, rol, decision, espera) => {
    expect(decidirTraspaso({ tipo, estado: 'pendiente' }, rol, decision)).toEqual(
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

  it.each([
    ['pedido', gerente, 'dar', 'pendiente'],
    ['pedido', gerente, 'rechazar', 'rechazado'],
    ['pedido', gerente, 'confirmar', 'ajeno'],
    ['pedido', gerente, 'cancelar', 'ajeno'],
    ['pedido', cobrador, 'cancelar', 'cancelado'],
    ['pedido', cobrador, 'dar', 'ajeno'],
    ['pedido', cobrador, 'confirmar', 'ajeno'],
    ['por_confirmar', gerente, 'confirmar', 'confirmado'],
    ['por_confirmar', gerente, 'rechazar', 'rechazado'],
    ['por_confirmar', gerente, 'cancelar', 'ajeno'],
    ['por_confirmar', cobrador, 'confirmar', 'ajeno'],
    ['por_confirmar', cobrador, 'cancelar', 'ajeno'],
  ] as const)('a float that is %s, role %i, %s: %s', (estado, rol, decision, espera) => {
    expect(decidirTraspaso({ tipo: 'fondo', estado }, rol, decision)).toEqual(
      espera === 'ajeno' ? { tipo: 'ajeno' } : { tipo: 'decidido', estado: espera },
    );
  });

  it.each(['pendiente', 'por_confirmar', 'confirmado'] as const)(
    'what is %s is not given again',
    (estado) => {
      for (const rol of [cobrador, gerente])
        expect(decidirTraspaso({ tipo: 'fondo', estado }, rol, 'dar').tipo).toBe('ya_decidido');
    },
  );

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
