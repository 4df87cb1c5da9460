// A credit that was written off: whoever pays it is welcome, and nobody is sent there.
import { describe, expect, it } from 'vitest';
import { a, creditoActivo, movimiento, p } from '../pruebas/constructores.ts';
import { CERO, conCambios, creditoTrasGestion, decidirGestion, fecha, type GestionPedida } from './index.ts';
import { NEGOCIO_POR_DEFECTO } from './negocio.ts';

const HOY = fecha('2026-11-20');
const castigado = creditoActivo({}, { estado_credito: 'Castigado' });

const decidir = (peticion: GestionPedida, credito = castigado) =>
  decidirGestion({
    peticion,
    credito,
    fecha: HOY,
    instante: a(HOY, '11:00'),
    abonos_llegados_hoy: CERO,
    negocio: NEGOCIO_POR_DEFECTO,
  });
const pagar = (pesos: number): GestionPedida => ({ tipo: 'abono', monto: p(pesos) });

describe('one that was written off', () => {
  it('takes payments by the same rules', () => {
    expect(decidir(pagar(40))).toMatchObject({ tipo: 'registrado', movimiento: 'pago', finaliza: false });
    expect(decidir(pagar(240)).tipo).toBe('requiere_aprobacion');
    const hecho = movimiento({ tipo: 'pago', dia: HOY, monto: p(40) });
    const pagado = conCambios(castigado, creditoTrasGestion(castigado, hecho));
    expect(decidir(pagar(40), pagado).tipo).toBe('ya_registrado');
  });

  it('is not ended by the payment of all that is owed, and takes no more than that', () => {
    const casi = conCambios(castigado, { saldo_centavos: p(40) });
    expect(decidir(pagar(40), casi)).toMatchObject({ tipo: 'registrado', finaliza: false });
    expect(decidir(pagar(40.01), casi).tipo).toBe('excede_saldo');
  });

  it.each([
    ['visit', pagar(0)],
    ['late day', { tipo: 'atraso' }],
  ] as const)('takes no %s', (_, peticion) => {
    expect(decidir(peticion)).toEqual({ tipo: 'credito_no_activo', estado_credito: 'Castigado' });
  });
});
