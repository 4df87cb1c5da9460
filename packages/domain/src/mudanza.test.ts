import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { a, COBRADOR, creditoActivo, p, suParte } from '../pruebas/constructores.ts';
import { activarCredito } from './activacion.ts';
import { diasEntre, type Fecha, fecha, type Festivo, sumarDias } from './calendario.ts';
import {
  type CalendarioDeCobro,
  cambioDeCalendario,
  type DiasSinCobro,
  festivosDelPlan,
  festivosDeVersion,
} from './calendario-de-cobro.ts';
import { calcularCredito, diasTranscurridos, estaVencido, montoAtrasado } from './credito.ts';
import { centavos, restar, sumar } from './dinero.ts';
import type { EstadoCreditoLedger } from './ledger.ts';
import { mudarCredito } from './mudanza.ts';
import { PLAZOS } from './plazo.ts';
import { planDePagos } from './plan-de-pagos.ts';

const dia = (d: string, nombre = 'Puente'): Festivo => ({ fecha: fecha(d), nombre });

/** The days with one version more, in force. */
function con(dias: DiasSinCobro, querida: readonly Festivo[], hoy: Fecha): DiasSinCobro {
  const { vigente, versiones } = dias.calendario ?? {
    vigente: 1,
    versiones: [{ version: 1, desde_ms: 0, mas: [...dias.festivos], menos: [] }] satisfies CalendarioDeCobro,
  };
  const cambio = cambioDeCalendario(dias.festivos, querida, hoy);
  if (cambio === null) return dias;
  const nuevas = [...versiones, { version: vigente + 1, desde_ms: a(hoy, '11:00').getTime(), ...cambio }];
  const calendario = { vigente: vigente + 1, versiones: nuevas };
  return { festivos: festivosDeVersion({ ...dias, calendario }, vigente + 1), calendario };
}

const SIN_FIESTAS: DiasSinCobro = { festivos: [] };
const HOY = fecha('2026-11-18');
/** Monday 2026-11-02, thirty days: due 2026-12-07. */
const CREDITO = creditoActivo();
const DEBE_DESDE = '2026-11-03';
/** One holiday within its plan. */
const PUENTE = con(SIN_FIESTAS, [dia('2026-11-20')], HOY);
const mudado = (credito: EstadoCreditoLedger, dias: DiasSinCobro) => ({
  ...credito,
  ...mudarCredito(credito, dias)?.cambios,
});

describe('a credit goes over to the calendar in force', () => {
  it.each([
    ['a holiday within its plan: a day later', ['2026-11-20'], '2026-12-08'],
    ['two of them', ['2026-11-20', '2026-11-21'], '2026-12-09'],
    ['its due date', ['2026-12-07'], '2026-12-08'],
    ['its first day', ['2026-11-03'], null],
    ['a Sunday, on which nobody collects', ['2026-11-22'], null],
    ['the day after its due date', ['2026-12-08'], null],
  ])('%s', (_que, dias, vence) => {
    const listados = dias.map((d) => dia(d));
    expect(mudarCredito(CREDITO, con(SIN_FIESTAS, listados, HOY))?.cambios ?? null).toEqual(
      vence === null ? null : { calendario: 2, fecha_vencimiento: vence, debe_desde: DEBE_DESDE },
    );
  });

  it('and back again, when the day is taken off the list', () => {
    expect(mudarCredito(mudado(CREDITO, PUENTE), con(PUENTE, [], HOY))?.cambios).toMatchObject({
      calendario: 3,
      fecha_vencimiento: '2026-12-07',
    });
  });

  it('once: there is nothing to do a second time', () => {
    expect(mudarCredito(mudado(CREDITO, PUENTE), PUENTE)).toBeNull();
  });

  it('two days that change places move its payments, not its due date', () => {
    const despues = con(PUENTE, [dia('2026-11-21')], HOY);
    expect(mudarCredito(mudado(CREDITO, PUENTE), despues)?.cambios).toMatchObject({
      calendario: 3,
      fecha_vencimiento: '2026-12-08',
    });
  });

  it('another name changes nothing', () => {
    const despues = con(PUENTE, [dia('2026-11-20', 'Fiesta')], HOY);
    expect(mudarCredito(mudado(CREDITO, PUENTE), despues)).toBeNull();
  });

  it.each(['Pendiente', 'Finalizado', 'Cancelado', 'Renovado', 'Rechazado'] as const)(
    'not one that is %s',
    (estado_credito) => expect(mudarCredito({ ...CREDITO, estado_credito }, PUENTE)).toBeNull(),
  );

  it('moves its collector’s sums with its due date', () =>
    expect(suParte(mudarCredito(CREDITO, PUENTE)?.efecto ?? {})).toEqual({
      totales: {
        por_atraso: { [DEBE_DESDE]: { 30: { n: 1, saldo_centavos: p(1200) } } },
        vencimientos: {
          '2026-12-07': { n: -1, saldo_centavos: p(-1200) },
          '2026-12-08': { n: 1, saldo_centavos: p(1200) },
        },
      },
      dias: {},
    }));
});

describe('a late day of a day that is closed afterwards', () => {
  const atraso = { id_movimiento: 'atraso-2026-11-17', hora: '11:00' };
  const tarde = { ...CREDITO, atrasos: 3, gestiones: { [fecha('2026-11-17')]: { atraso, n: 0 } } };
  const cerrado = con(SIN_FIESTAS, [dia('2026-11-17', 'Inundación')], HOY);

  it('counts for no arrears', () => {
    const mudanza = mudarCredito(tarde, cerrado);
    const deQuien = { id_cobrador: COBRADOR };
    expect(mudanza?.atrasos).toEqual([
      { fecha: '2026-11-17', id_movimiento: 'atraso-2026-11-17', ...deQuien },
    ]);
    expect(mudanza?.cambios).toMatchObject({ atrasos: 2, fecha_vencimiento: '2026-12-08' });
    expect(suParte(mudanza?.efecto ?? {}).dias).toEqual({ '2026-11-17': { atrasos: -1 } });
  });

  it('nor of a loan that was past its plan', () => {
    const vencido = { ...tarde, fecha_inicio: fecha('2026-09-01'), fecha_vencimiento: fecha('2026-10-06') };
    const mudanza = mudarCredito(vencido, cerrado);
    expect(mudanza?.cambios).toEqual({
      atrasos: 2,
      gestiones: expect.anything() as unknown,
      debe_desde: '2026-09-02',
    });
    expect(mudarCredito({ ...vencido, ...mudanza?.cambios }, cerrado)).toBeNull();
  });

  it('a visit and a payment stay', () => {
    const pago = { id_movimiento: 'pago-2026-11-17', hora: '11:00', monto_centavos: p(40) };
    const pagado = { ...CREDITO, gestiones: { [fecha('2026-11-17')]: { pago, n: 1 } } };
    expect(mudarCredito(pagado, cerrado)?.cambios).toEqual({
      calendario: 2,
      fecha_vencimiento: '2026-12-08',
      debe_desde: DEBE_DESDE,
    });
  });
});

/** A year with a leap day and two New Years around it. */
const dias = fc.integer({ min: 0, max: 500 }).map((n) => sumarDias(fecha('2027-10-01'), n));
/** Days come, go, and get another name. */
const nombrados = fc.tuple(dias, fc.constantFrom('Puente', 'Huelga', 'Inundación'));
const listas = fc
  .array(nombrados, { maxLength: 14 })
  .map((lista) => lista.map((nombrado) => dia(...nombrado)));
const cambiosDeLista = fc.array(fc.tuple(fc.integer({ min: 0, max: 20 }), listas), {
  minLength: 1,
  maxLength: 6,
});

describe('whatever is listed, when, and how often', () => {
  const prestamo = fc.record({
    plazo: fc.constantFrom(...PLAZOS),
    monto: fc.integer({ min: 1, max: 5_000_000 }).map((n) => centavos(n)),
    parte: fc.integer({ min: 0, max: 99 }),
  });

  function revisarPlan(credito: EstadoCreditoLedger, reglas: DiasSinCobro): void {
    const { fecha_inicio, fecha_vencimiento, dias_pago } = credito;
    if (fecha_inicio === null) return;
    const figuras = {
      dias_pago,
      monto_total: credito.monto_total_centavos,
      monto_diario: credito.monto_diario_centavos,
      fecha_inicio,
    };
    const plan = planDePagos(figuras, festivosDelPlan(credito, reglas));
    expect(plan).toHaveLength(dias_pago);
    expect(sumar(...plan.map(({ monto }) => monto))).toBe(credito.monto_total_centavos);
    expect(plan.at(-1)?.fecha).toBe(fecha_vencimiento);
  }

  function revisarVencido(credito: EstadoCreditoLedger, reglas: DiasSinCobro, hoy: Fecha): void {
    const { fecha_inicio, dias_pago, saldo_centavos: saldo } = credito;
    if (fecha_inicio === null || !estaVencido({ ...credito, saldo }, hoy)) return;
    const festivos = festivosDelPlan(credito, reglas);
    const atrasado = montoAtrasado(
      {
        ...credito,
        monto_total: credito.monto_total_centavos,
        monto_diario: credito.monto_diario_centavos,
        total_pagado: credito.total_pagado_centavos,
        dias_transcurridos: diasTranscurridos(fecha_inicio, hoy, dias_pago, festivos),
      },
      hoy,
      reglas,
    );
    expect(atrasado).toBe(saldo);
  }

  it('an open credit’s plan has its days, its total and its due date, and past due is behind', () => {
    fc.assert(
      fc.property(
        dias,
        prestamo,
        listas,
        cambiosDeLista,
        (inicio, { plazo, monto, parte }, base, cambios) => {
          let reglas: DiasSinCobro = con(SIN_FIESTAS, base, fecha('2027-09-01'));
          const figuras = calcularCredito(monto, plazo);
          const pagado = centavos(Math.floor((figuras.monto_total * parte) / 100));
          let credito: EstadoCreditoLedger = {
            ...CREDITO,
            dias_pago: plazo,
            monto_total_centavos: figuras.monto_total,
            monto_diario_centavos: figuras.monto_diario,
            total_pagado_centavos: pagado,
            saldo_centavos: restar(figuras.monto_total, pagado),
            ...activarCredito({ dias_pago: plazo }, inicio, reglas),
          };
          let hoy = inicio;
          for (const [dias_despues, querida] of cambios) {
            hoy = sumarDias(hoy, dias_despues);
            reglas = con(reglas, querida, hoy);
            // The plan is checked also while the move is not over yet: its own version is what counts.
            revisarPlan(credito, reglas);
            credito = mudado(credito, reglas);
            revisarPlan(credito, reglas);
            revisarVencido(credito, reglas, hoy);
            revisarVencido(credito, reglas, sumarDias(credito.fecha_vencimiento ?? hoy, 1));
          }
        },
      ),
      { numRuns: 400 },
    );
  });

  it('a holiday that comes makes no loan shorter', () => {
    fc.assert(
      fc.property(dias, fc.constantFrom(...PLAZOS), listas, dias, (inicio, plazo, base, nuevo) => {
        const antes = con(SIN_FIESTAS, base, fecha('2027-09-01'));
        const credito = {
          ...CREDITO,
          dias_pago: plazo,
          ...activarCredito({ dias_pago: plazo }, inicio, antes),
        };
        const despues = con(antes, [...antes.festivos, dia(nuevo)], fecha('2027-09-02'));
        const { fecha_vencimiento } = mudado(credito, despues);
        expect(
          diasEntre(credito.fecha_vencimiento ?? inicio, fecha_vencimiento ?? inicio),
        ).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
