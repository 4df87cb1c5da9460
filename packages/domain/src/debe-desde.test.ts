import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditoActivo, creditoPendiente, p } from '../pruebas/constructores.ts';
import { activarCredito } from './activacion.ts';
import { fecha, sumarDias } from './calendario.ts';
import { calcularCredito, diasTranscurridos, montoAtrasado } from './credito.ts';
import { debeDesde, diasAtrasado } from './debe-desde.ts';
import { centavos, type Centavos, restar } from './dinero.ts';
import type { EstadoCreditoLedger } from './ledger.ts';
import { PLAZOS } from './plazo.ts';

const SIN_FIESTAS = { festivos: [] };
const conPagado = (credito: EstadoCreditoLedger, pagado: Centavos): EstadoCreditoLedger => ({
  ...credito,
  total_pagado_centavos: pagado,
  saldo_centavos: restar(credito.monto_total_centavos, pagado),
});
/** 1,200 in 30 daily amounts of 40 from Monday 2026-11-02. */
const pagados = (pesos: number) => conPagado(creditoActivo(), p(pesos));

describe('the first due day that is not covered whole', () => {
  it.each([
    [0, '2026-11-03'],
    [39.99, '2026-11-03'],
    [40, '2026-11-04'],
    [79.99, '2026-11-04'],
    // Saturday the 7th is its fifth day; nobody collects on a Sunday.
    [200, '2026-11-09'],
    [1160, '2026-12-07'],
    [1199.99, '2026-12-07'],
    [1200, null],
  ])('%d paid: %s', (pesos, desde) => expect(debeDesde(pagados(pesos), SIN_FIESTAS)).toBe(desde));

  it.each([
    ['waits for its approval', creditoPendiente()],
    ['was cancelled', creditoActivo({}, { estado_credito: 'Cancelado' })],
    ['was renewed', creditoActivo({}, { estado_credito: 'Renovado' })],
    ['was not handed over yet', creditoActivo({}, { entrega: { estado: 'por_entregar' } })],
  ])('none of one that %s', (_que, credito) => expect(debeDesde(credito, SIN_FIESTAS)).toBeNull());

  it('of one that was handed over', () =>
    expect(debeDesde(creditoActivo({}, { entrega: { estado: 'entregada' } }), SIN_FIESTAS)).toBe(
      '2026-11-03',
    ));
});

describe('the days behind', () => {
  it.each([
    ['2026-11-02', 0],
    ['2026-11-03', 0],
    ['2026-11-04', 1],
    ['2026-11-09', 6],
  ])('on %s: %i', (hoy, dias) => expect(diasAtrasado(fecha('2026-11-03'), fecha(hoy))).toBe(dias));

  it('of who owes nothing, or does not say: none', () =>
    expect([null, undefined].map((desde) => diasAtrasado(desde, fecha('2026-11-09')))).toEqual([0, 0]));

  it('are there exactly where an amount is behind', () => {
    const dias = fc.integer({ min: 0, max: 120 }).map((n) => sumarDias(fecha('2026-11-02'), n));
    const monto = fc.integer({ min: 100, max: 5_000_000 }).map((n) => centavos(n));
    const festivos = fc.array(dias, { maxLength: 8 });
    const parte = fc.integer({ min: 0, max: 999 });
    fc.assert(
      fc.property(
        monto,
        fc.constantFrom(...PLAZOS),
        parte,
        dias,
        festivos,
        (cuanto, plazo, mil, hoy, libres) => {
          const reglas = { festivos: libres.map((dia) => ({ fecha: dia, nombre: 'Puente' })) };
          const { monto_total, monto_diario } = calcularCredito(cuanto, plazo);
          const inicio = fecha('2026-11-02');
          const activo = {
            ...creditoActivo({ monto: cuanto, plazo }),
            ...activarCredito({ dias_pago: plazo }, inicio, reglas),
          };
          const credito = conPagado(activo, centavos(Math.floor((monto_total * mil) / 1000)));
          const dias_transcurridos = diasTranscurridos(inicio, hoy, plazo, reglas.festivos);
          const figuras = { monto_total, monto_diario, total_pagado: credito.total_pagado_centavos };
          const atrasado = montoAtrasado({ ...credito, ...figuras, dias_transcurridos }, hoy, reglas);
          expect(diasAtrasado(debeDesde(credito, reglas), hoy) > 0).toBe(atrasado > 0);
        },
      ),
      { numRuns: 500 },
    );
  });
});
