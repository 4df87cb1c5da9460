// A credit that was written off: whoever pays it is welcome, and nobody is sent there.
import { describe, expect, it } from 'vitest';
import { creditoActivo, movimiento, p, tras } from '../pruebas/constructores.ts';
import { ATRASO, decidir as decidirDe, HOY, PAGO, pagar, VISITA } from '../pruebas/decidir.ts';
import type { GestionPedida } from './decision.ts';

const castigado = creditoActivo({}, { estado_credito: 'Castigado' });
const decidir = (peticion: GestionPedida, credito = castigado) => decidirDe(peticion, { credito });

describe('one that was written off', () => {
  it('takes payments by the same rules', () => {
    expect(decidir(PAGO)).toMatchObject({ tipo: 'registrado', movimiento: 'pago', finaliza: false });
    expect(decidir(pagar(240)).tipo).toBe('requiere_aprobacion');
    const pagado = tras(castigado, movimiento({ tipo: 'pago', dia: HOY, monto: p(40) }));
    expect(decidir(PAGO, pagado).tipo).toBe('ya_registrado');
  });

  it('is not ended by the payment of all that is owed, and takes no more than that', () => {
    const casi = { ...castigado, saldo_centavos: p(40) };
    expect(decidir(PAGO, casi)).toMatchObject({ tipo: 'registrado', finaliza: false });
    expect(decidir(pagar(40.01), casi).tipo).toBe('excede_saldo');
  });

  it.each([
    ['visit', VISITA],
    ['late day', ATRASO],
  ] as const)('takes no %s', (_, peticion) => {
    expect(decidir(peticion)).toEqual({ tipo: 'credito_no_activo', estado_credito: 'Castigado' });
  });
});
