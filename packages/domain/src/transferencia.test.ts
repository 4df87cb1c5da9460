import { describe, expect, it } from 'vitest';
import { fecha } from './calendario.ts';
import { CERO, centavos } from './dinero.ts';
import { conParametros } from './parametros.ts';
import {
  enEfectivo,
  errorDeFormaNueva,
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

  it('cash is in hands, a transfer in nobody’s', () => {
    const monto = centavos(9_000);
    expect([enEfectivo(monto, {}), enEfectivo(monto, { transferencia: { fecha: HOY } })]).toEqual([9_000, 0]);
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

describe('a correction of the form', () => {
  const EFECTIVO = {};
  const YA = { transferencia: { fecha: HOY } };
  const NO = 'No se aceptan transferencias.';
  const MANANA = 'La transferencia no puede ser del 21/11/2026: ese día no ha llegado.';

  it.each([
    ['cash becomes a transfer of that day', 1, EFECTIVO, '2026-11-20', null],
    ['of any day before: the office looks for it', 1, EFECTIVO, '2026-01-02', null],
    ['but of no day to come', 1, EFECTIVO, '2026-11-21', MANANA],
    ['and of none where no transfer is taken', 0, EFECTIVO, '2026-11-20', NO],
    ['what is a transfer already may say more of itself even there', 0, YA, '2026-11-19', null],
    ['though of no day to come', 0, YA, '2026-11-21', MANANA],
    ['a transfer becomes cash, wherever', 0, YA, null, null],
    ['and where transfers are taken', 1, YA, null, null],
    ['cash stays cash', 0, EFECTIVO, null, null],
  ])('%s', (_, dias_transferencia, pago, dia, error) => {
    const nueva = dia === null ? null : { fecha: fecha(dia) };
    const parametros = conParametros({ dias_transferencia });
    expect(errorDeFormaNueva(nueva, pago, { hoy: HOY, parametros })).toBe(error);
  });
});
