import { describe, expect, it } from 'vitest';
import { fecha } from './calendario.ts';
import { CERO, centavos } from './dinero.ts';
import { conParametros } from './parametros.ts';
import {
  errorDeTransferencia,
  esEfectivo,
  formaDe,
  FORMAS_DE_PAGO,
  seAceptanTransferencias,
  transferidoDe,
} from './transferencia.ts';

const HOY = fecha('2026-11-20');

describe('the form of a payment', () => {
  it('is cash unless its row says of a transfer', () => {
    expect(FORMAS_DE_PAGO).toEqual(['efectivo', 'transferencia']);
    expect([esEfectivo({}), formaDe({})]).toEqual([true, 'efectivo']);
    const transferencia = { fecha: HOY };
    expect([esEfectivo({ transferencia }), formaDe({ transferencia })]).toEqual([false, 'transferencia']);
  });

  it('an answer names what came by transfer only where something did', () => {
    expect(transferidoDe({ transferido_centavos: CERO })).toEqual({});
    expect(transferidoDe({ transferido_centavos: centavos(1) })).toEqual({ transferido: 1 });
  });
});

describe('a transfer may be as old as the owner says', () => {
  const VIEJA = 'Una transferencia de hace más de 3 días la registra la oficina.';

  it.each([
    [0, '2026-11-20', 'No se aceptan transferencias.'],
    [1, '2026-11-20', null],
    [3, '2026-11-20', null],
    [3, '2026-11-17', null],
    [3, '2026-11-16', VIEJA],
    [3, '2026-11-21', 'La transferencia no puede ser del 21/11/2026: ese día no ha llegado.'],
  ])('of up to %d days, one of %s on 2026-11-20: %s', (dias_transferencia, dia, error) => {
    const parametros = conParametros({ dias_transferencia });
    expect(seAceptanTransferencias(parametros)).toBe(dias_transferencia > 0);
    expect(errorDeTransferencia({ fecha: fecha(dia) }, HOY, parametros)).toBe(error);
  });
});
