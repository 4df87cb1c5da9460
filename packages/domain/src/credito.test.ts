import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { p } from '../pruebas/constructores.ts';
import { type Fecha, fecha, type Festivo, sumarDias } from './calendario.ts';
import {
  abonoMinimo,
  calcularCredito,
  calcularSaldo,
  colorTarjeta,
  diasTranscurridos,
  estaVencido,
  fechaVencimiento,
  montoAtrasado,
  pagadoAlMenos,
  porcentajeRecuperacion,
  sugerenciaAbono,
} from './credito.ts';
import { centavos, CERO } from './dinero.ts';
import { ESTADOS_CREDITO } from './estado-credito.ts';
import { type Plazo, PLAZOS } from './plazo.ts';
import { esCobrable } from './ventana-cobranza.ts';
import { PARAMETROS } from './parametros.ts';

const festivo = (dia: string): Festivo => ({ fecha: fecha(dia), nombre: 'Puente' });

describe('the figures of a loan', () => {
  it.each([
    [1000, 30, 20, 1200, 40],
    [1000, 40, 20, 1200, 30],
    [1000, 60, 30, 1300, 21.67],
    [5000, 30, 20, 6000, 200],
    [3500, 60, 30, 4550, 75.83],
    [1234.56, 40, 20, 1481.47, 37.04],
    [0.01, 30, 20, 0.01, 0],
    [0.05, 60, 30, 0.07, 0],
  ] as const)('%s for %s days: %s %%, total %s, daily %s', (monto, plazo, interes, total, diario) => {
    expect(calcularCredito(p(monto), plazo)).toEqual({
      interes,
      monto_total: p(total),
      monto_diario: p(diario),
    });
  });

  it.each([
    [1200, 0, 1200],
    [1200, 1200, 0],
    [1200, 1300, 0],
    [1200, 1199.99, 0.01],
  ])('of %s with %s paid, %s remain', (total, pagado, saldo) => {
    expect(calcularSaldo(p(total), p(pagado))).toBe(p(saldo));
  });
});

describe('due date', () => {
  it.each([
    // Monday start: 30 collectable days are five weeks without Sundays.
    ['2026-11-02', 30, [], '2026-12-07'],
    ['2026-11-02', 40, [], '2026-12-12'],
    ['2026-11-02', 60, [], '2027-01-01'],
    // Saturday start: the first collectable day is Monday.
    ['2026-11-07', 30, [], '2026-12-12'],
    // Sunday start: the same Monday.
    ['2026-11-08', 30, [], '2026-12-12'],
    ['2026-11-02', 30, ['2026-11-16', '2026-12-01'], '2026-12-09'],
    ['2026-11-02', 40, ['2026-11-16'], '2026-12-13'],
    // A holiday on a Sunday costs a 30-day loan nothing, a 40-day loan a day.
    ['2026-11-02', 30, ['2026-11-15'], '2026-12-07'],
    ['2026-11-02', 40, ['2026-11-15'], '2026-12-13'],
    // The due date itself moves when it is a holiday.
    ['2026-11-02', 30, ['2026-12-07'], '2026-12-08'],
    ['2026-11-02', 30, ['2026-11-02', '2026-12-08'], '2026-12-07'],
  ] as const)('started on %s for %s days with holidays %j: %s', (inicio, plazo, festivos, vence) => {
    expect(fechaVencimiento(fecha(inicio), plazo, festivos.map(festivo))).toBe(vence);
  });
});

describe('elapsed days', () => {
  it.each([
    ['2026-11-02', '2026-11-02', 30, 0],
    ['2026-11-02', '2026-11-01', 30, 0],
    ['2026-11-02', '2020-01-01', 60, 0],
    ['2026-11-02', '2026-11-03', 30, 1],
    ['2026-11-02', '2026-11-07', 30, 5],
    ['2026-11-02', '2026-11-08', 30, 5],
    ['2026-11-02', '2026-11-08', 40, 6],
    ['2026-11-02', '2026-11-09', 30, 6],
    ['2026-11-02', '2026-12-07', 30, 30],
    ['2026-11-08', '2026-11-09', 30, 1],
  ] as const)('from %s to %s for %s days: %s', (inicio, hoy, plazo, dias) => {
    expect(diasTranscurridos(fecha(inicio), fecha(hoy), plazo, [])).toBe(dias);
  });

  const dias = fc.integer({ min: 0, max: 400 }).map((n) => sumarDias(fecha('2026-01-01'), n));
  const festivos = fc
    .array(dias, { maxLength: 12 })
    .map((fs) => fs.map((f) => ({ fecha: f, nombre: 'Puente' })));
  const plazos = fc.constantFrom(...PLAZOS);

  function caminando(inicio: Fecha, hoy: Fecha, plazo: Plazo, libres: Festivo[]): number {
    let cobrables = 0;
    for (let dia = sumarDias(inicio, 1); dia <= hoy; dia = sumarDias(dia, 1)) {
      if (esCobrable(dia, plazo, libres)) cobrables += 1;
    }
    return cobrables;
  }

  it('are the collectable days one would walk through', () => {
    fc.assert(
      fc.property(dias, dias, plazos, festivos, (inicio, hoy, plazo, libres) => {
        expect(diasTranscurridos(inicio, hoy, plazo, libres)).toBe(caminando(inicio, hoy, plazo, libres));
      }),
    );
  });

  it('are the whole term on the due date, and not the day before', () => {
    fc.assert(
      fc.property(dias, plazos, festivos, (inicio, plazo, libres) => {
        const vence = fechaVencimiento(inicio, plazo, libres);
        expect(esCobrable(vence, plazo, libres)).toBe(true);
        expect(diasTranscurridos(inicio, vence, plazo, libres)).toBe(plazo);
        expect(diasTranscurridos(inicio, sumarDias(vence, -1), plazo, libres)).toBe(plazo - 1);
      }),
    );
  });
});

describe('what a credit is behind with', () => {
  const credito = {
    monto_diario: p(40),
    monto_total: p(1200),
    dias_pago: 30,
    fecha_vencimiento: null,
  } as const;
  it.each([
    // Today's payment is not late yet; on a Sunday none is expected.
    ['2026-11-20', 1, 0, 0],
    ['2026-11-20', 5, 160, 0],
    ['2026-11-20', 5, 100, 60],
    ['2026-11-20', 5, 500, 0],
    ['2026-11-22', 5, 160, 40],
    ['2026-11-20', 34, 0, 1200],
    ['2026-11-20', 34, 1199.5, 0.5],
    ['2026-11-20', 0, 0, 0],
  ])('%s, %s days since its start, %s paid: %s', (hoy, dias_transcurridos, pagado, atrasado) => {
    const atrasable = { ...credito, dias_transcurridos, total_pagado: p(pagado) };
    expect(montoAtrasado(atrasable, fecha(hoy), { festivos: [] })).toBe(p(atrasado));
  });

  it('a holiday is no day to be late with', () => {
    const atrasable = { ...credito, dias_transcurridos: 5, total_pagado: p(160) };
    const festivos = [{ fecha: fecha('2026-11-20'), nombre: 'Puente' }];
    expect(montoAtrasado(atrasable, fecha('2026-11-20'), { festivos })).toBe(p(40));
  });
});

describe('one-tap amount', () => {
  it.each([
    [40, 1200, 40],
    [40, 40, 40],
    [40, 30, 30],
    [40, 0, 0],
    [40, 40.99, 40.99],
    [40, 41, 40],
    [40, 41.01, 40],
    [21.67, 22, 22],
  ])('daily %s with %s left suggests %s', (diario, saldo, sugerido) => {
    expect(sugerenciaAbono({ monto_diario: p(diario), saldo: p(saldo) }, PARAMETROS)).toBe(p(sugerido));
  });
});

it('the minimum payment is 80 % of the estimated daily one', () => {
  expect(abonoMinimo(p(40), PARAMETROS)).toBe(p(32));
  expect(abonoMinimo(p(21.67), PARAMETROS)).toBe(p(17.34));
  expect(abonoMinimo(CERO, PARAMETROS)).toBe(0);
});

describe('overdue and colours', () => {
  const credito = {
    estado_credito: 'Aprobado' as const,
    fecha_vencimiento: fecha('2026-12-07'),
    saldo: p(100),
    atrasos: 0,
  };

  it.each([
    ['2026-12-06', false],
    ['2026-12-07', false],
    ['2026-12-08', true],
  ])('on %s a credit due on 2026-12-07 is overdue: %s', (hoy, vencido) => {
    expect(estaVencido(credito, fecha(hoy))).toBe(vencido);
  });

  it('only an active credit with balance and a due date is overdue', () => {
    const tarde = fecha('2027-01-01');
    expect(estaVencido({ ...credito, saldo: CERO }, tarde)).toBe(false);
    expect(estaVencido({ ...credito, fecha_vencimiento: null }, tarde)).toBe(false);
    for (const estado_credito of ESTADOS_CREDITO) {
      expect(estaVencido({ ...credito, estado_credito }, tarde)).toBe(estado_credito === 'Aprobado');
    }
  });

  it.each([
    ['2026-12-07', 0, 'normal'],
    ['2026-12-07', 4, 'normal'],
    ['2026-12-07', 5, 'amarillo'],
    ['2026-12-07', 10, 'amarillo'],
    ['2026-12-08', 0, 'rojo'],
    ['2026-12-08', 10, 'rojo'],
  ])('on %s with %s late days the card is %s', (hoy, atrasos, color) => {
    expect(colorTarjeta({ ...credito, atrasos }, fecha(hoy), PARAMETROS)).toBe(color);
  });
});

describe('what is paid, in per cent', () => {
  it.each([
    [0, 0, 0],
    [0, 1200, 0],
    [400, 1200, 33.33],
    [800, 1200, 66.67],
    [1200, 1200, 100],
    [1300, 1200, 100],
  ])('%s of %s is %s', (pagado, total, pct) => {
    expect(porcentajeRecuperacion(p(pagado), p(total))).toBe(pct);
  });

  it.each([
    [95_999, false],
    [96_000, true],
    [120_000, true],
  ])('%s of 120000 centavos is at least 80 %%: %s', (pagado, alcanza) => {
    expect(pagadoAlMenos(centavos(pagado), centavos(120_000), 80)).toBe(alcanza);
  });
});
