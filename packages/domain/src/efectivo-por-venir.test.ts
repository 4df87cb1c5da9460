import { describe, expect, it } from 'vitest';
import { a, p } from '../pruebas/constructores.ts';
import { diasDesde, diaSemana, type Fecha, fecha, sumarDias } from './calendario.ts';
import { type CuentasDeEfectivo, type PorTramos, sumadorDeEfectivo } from './cuentas-de-efectivo.ts';
import { diasPrevistos, llegadoAntes, proporcionesDe, rangoDeSemanas } from './efectivo-por-venir.ts';
import { diaDeEntregas, flujoDe, gastosPorDia } from './flujo-de-efectivo.ts';
import { NEGOCIO_POR_DEFECTO } from './negocio.ts';
import { ayerCumplido, conNoche, type EfectivoGuardado, erroresDe } from './pronosticos-de-efectivo.ts';

const HOY = fecha('2026-11-18');
const hace = (dias: number): Fecha => sumarDias(HOY, -dias);
const tramos = (...pesos: readonly number[]): PorTramos =>
  Array.from({ length: 7 }, (_, i) => p(pesos[i] ?? 0));
const VACIAS = sumadorDeEfectivo(HOY, NEGOCIO_POR_DEFECTO).total();

/** The last so many days, of each what was due and collected by stretch; and days to come, all alike. */
function cuentas(
  cuantos: number,
  de: (dias: number) => { debido: PorTramos; cobrado: PorTramos },
  plan: PorTramos = tramos(),
  castigados = 0,
): CuentasDeEfectivo {
  const dias = { ...VACIAS.dias };
  for (let n = 1; n <= cuantos; n += 1) {
    const { debido, cobrado } = de(n);
    dias[hace(n)] = {
      debido_centavos: debido,
      cobrado_centavos: cobrado,
      transferido_centavos: p(1),
      de_castigados_centavos: p(castigados),
    };
  }
  return { dias, plan: Object.fromEntries(diasDesde(HOY, 14).map((dia) => [dia, plan])) };
}
const DICHO = { plan_centavos: p(1), esperado_centavos: p(1) };
const ochenta = () => ({ debido: tramos(100, 50), cobrado: tramos(90, 30) });

describe('the rates', () => {
  it('are what each stretch paid of what was due of it, in eight weeks', () => {
    const { dias } = cuentas(62, (n) => (n > 56 ? { debido: tramos(1000), cobrado: tramos() } : ochenta()));
    const proporciones = proporcionesDe(dias, HOY);
    expect(proporciones?.total).toEqual({ debido: p(56 * 150), cobrado: p(56 * 120) });
    expect(proporciones?.tramos.slice(0, 3)).toEqual([
      { debido: p(5600), cobrado: p(5040), propia: true },
      { debido: p(2800), cobrado: p(1680), propia: true },
      { debido: 0, cobrado: 0, propia: false },
    ]);
  });

  it('know nothing of what is recovered, neither do the weeks; it came all the same', () => {
    const [sin, con] = [cuentas(62, ochenta, tramos(100)), cuentas(62, ochenta, tramos(100), 5000)];
    expect(proporcionesDe(con.dias, HOY)).toEqual(proporcionesDe(sin.dias, HOY));
    expect(diasPrevistos(con, HOY)).toEqual(diasPrevistos(sin, HOY));
    const ayer = { [hace(1)]: { del_dia: DICHO, de_la_semana: DICHO } };
    expect(ayerCumplido({ ...noche(con), pronosticos: ayer })?.cobrado_centavos).toBe(p(5120));
  });

  it.each([
    [6, null],
    [7, true],
  ])('%i days with something due are history: %s', (cuantos, propia) => {
    expect(proporcionesDe(cuentas(cuantos, ochenta).dias, HOY)?.tramos[0]?.propia ?? null).toBe(propia);
  });

  it('a stretch that seldom had anything due takes those of all', () => {
    const { dias } = cuentas(30, (n) =>
      n <= 6
        ? { debido: tramos(100, 0, 10), cobrado: tramos(50, 0, 500) }
        : { debido: tramos(100), cobrado: tramos(50) },
    );
    expect(proporcionesDe(dias, HOY)?.tramos[2]?.propia).toBe(false);
    const [dia] = diasPrevistos({ dias, plan: { [HOY]: tramos(0, 0, 306) } }, HOY);
    // 30 days of 50 and 6 of 500, of 30 of 100 and 6 of 10.
    expect(dia?.esperado).toBe(p(450));
  });
});

describe('a day to come', () => {
  it('is expected to pay as its stretches did; each is rounded once', () => {
    const [dia] = diasPrevistos(cuentas(56, ochenta, tramos(200.03, 10)), HOY);
    expect(dia).toMatchObject({ fecha: HOY, plan: p(210.03), esperado: p(180.03 + 6) });
  });

  it('of a portfolio without history nothing is expected, only the plan is said', () => {
    const [dia] = diasPrevistos(cuentas(6, ochenta, tramos(200)), HOY);
    expect(dia).toEqual({ fecha: HOY, plan: p(200), esperado: null, bajo: null, alto: null });
    const de = { dia: HOY, faltan: 0, gastos_centavos: p(70), cuentas: cuentas(6, ochenta, tramos(200)) };
    const salidas = { hoy: HOY, por_entregar: p(5), entregado_hoy: p(0), entregas_el: HOY };
    expect(flujoDe(conNoche(undefined, de), salidas)[0]).toMatchObject({ queda: null, acumulado: null });
  });

  /** Each week so many times the usual. */
  const porSemanas = (veces: readonly number[]) =>
    cuentas(
      veces.length * 7,
      (n) => ({ debido: tramos(100), cobrado: tramos(50 * (veces[Math.ceil(n / 7) - 1] ?? 0)) }),
      tramos(1000),
    );

  it.each([
    [3, { semanas: 3, extremas: null }],
    [4, { semanas: 4, extremas: { baja: expect.anything(), alta: expect.anything() } }],
  ])('%i whole weeks', (cuantas, rango) => {
    const { dias } = porSemanas(Array.from({ length: cuantas }, () => 1));
    expect(rangoDeSemanas(dias, HOY, proporcionesDe(dias, HOY))).toEqual(rango);
  });

  it('has the low and the high of the weeks that brought the least and the most of what was to be expected', () => {
    const [dia] = diasPrevistos(porSemanas([1, 1.2, 0.8, 1]), HOY);
    expect(dia).toMatchObject({ esperado: p(500), bajo: p(400), alto: p(600) });
  });

  it('a week that begins before anything was due is no whole one', () => {
    const { dias } = cuentas(34, () => ({ debido: tramos(100), cobrado: tramos(50) }));
    expect(rangoDeSemanas(dias, HOY, proporcionesDe(dias, HOY)).semanas).toBe(4);
    expect(rangoDeSemanas(dias, HOY, null)).toEqual({ semanas: 0, extremas: null });
  });
});

const noche = (de: CuentasDeEfectivo, resto: Partial<EfectivoGuardado> = {}) =>
  conNoche(undefined, { dia: HOY, faltan: 0, gastos_centavos: p(280), cuentas: de, ...resto });

describe('what remains', () => {
  it('is what is expected without loans, on their day, and expenses, on each; and adds up', () => {
    const guardado = noche(cuentas(56, ochenta, tramos(100)));
    const salidas = { hoy: HOY, por_entregar: p(500), entregado_hoy: p(0), entregas_el: sumarDias(HOY, 1) };
    const flujo = flujoDe(guardado, salidas);
    expect(flujo).toHaveLength(14);
    expect(
      flujo.slice(0, 3).map(({ entregas, gastos, queda, acumulado }) => [entregas, gastos, queda, acumulado]),
    ).toEqual([
      [0, p(10), p(80), p(80)],
      [p(500), p(10), p(-420), p(-340)],
      [0, p(10), p(80), p(-260)],
    ]);
  });

  it('a loan counts the same while it waits and once it is handed over, on that day', () => {
    const guardado = noche(cuentas(56, ochenta, tramos(100)));
    const salidas = (por_entregar: number, entregado_hoy: number) => ({
      hoy: HOY,
      entregas_el: HOY,
      por_entregar: p(por_entregar),
      entregado_hoy: p(entregado_hoy),
    });
    const antes = flujoDe(guardado, salidas(500, 200));
    expect(antes.slice(0, 2).map(({ entregas }) => entregas)).toEqual([p(700), 0]);
    expect(flujoDe(guardado, salidas(0, 700))).toEqual(antes);
    const despues = { ...salidas(500, 200), entregas_el: sumarDias(HOY, 1) };
    expect(
      flujoDe(guardado, despues)
        .slice(0, 3)
        .map(({ entregas }) => entregas),
    ).toEqual([p(200), p(500), 0]);
  });

  it('of a night that is older only the days from today on, and the sum begins today', () => {
    const guardado = noche(cuentas(56, ochenta, tramos(100)));
    const salidas = { hoy: sumarDias(HOY, 12), por_entregar: p(0), entregado_hoy: p(0), entregas_el: HOY };
    expect(flujoDe(guardado, salidas).map(({ acumulado }) => acumulado)).toEqual([p(80), p(160)]);
    expect(flujoDe(guardado, { ...salidas, hoy: sumarDias(HOY, 14) })).toEqual([]);
  });

  it.each([
    [62, 28],
    [28, 28],
    [7, 7],
    [0, 28],
  ])('an office of %i days spends its expenses on %i', (cuantos, entre) => {
    const gastos_centavos = p(entre * 10);
    expect(gastosPorDia(noche(cuentas(cuantos, ochenta), { gastos_centavos }))).toBe(p(10));
  });

  it.each([
    ['09:00', 0],
    ['17:59', 0],
    ['18:00', 1],
  ])('loans that wait are handed over today until payments are taken no more: at %s', (hora, dias) => {
    expect(diaDeEntregas(a(HOY, hora), NEGOCIO_POR_DEFECTO)).toBe(sumarDias(HOY, dias));
  });

  it('says what came by transfer, and of loans that were taken out as lost', () => {
    expect(llegadoAntes(cuentas(62, ochenta, tramos(), 30).dias, HOY)).toEqual({
      llegado: p(56 * 150),
      de_castigados: p(56 * 30),
      transferido: p(56),
    });
  });
});

describe('a forecast', () => {
  const ayer = { dia: hace(1), gastos_centavos: p(0), faltan: 0 };
  const antes = conNoche(undefined, { ...ayer, cuentas: { ...VACIAS, plan: { [hace(1)]: tramos(9) } } });

  it('stays as it was made, beside what came', () => {
    const deHoy = { dia: HOY, gastos_centavos: p(0), faltan: 0, cuentas: cuentas(56, ochenta, tramos(100)) };
    const guardado = conNoche(antes, deHoy);
    expect(ayerCumplido(guardado)).toEqual({
      fecha: hace(1),
      plan_centavos: p(9),
      esperado_centavos: null,
      cobrado_centavos: p(120),
    });
    expect(guardado.pronosticos[HOY]?.de_la_semana).toEqual({
      plan_centavos: p(700),
      esperado_centavos: p(630),
    });
    // The same night again, after something moved.
    const otraVez = conNoche(guardado, { ...deHoy, cuentas: cuentas(56, ochenta, tramos(1)) });
    expect(otraVez.pronosticos).toEqual(guardado.pronosticos);
  });

  it('is none where a collector could not be read, and a later run of the night makes it', () => {
    const mala = { dia: HOY, gastos_centavos: p(0), faltan: 1, cuentas: cuentas(56, ochenta, tramos(100)) };
    const sin = conNoche(antes, mala);
    expect(Object.keys(sin.pronosticos)).toEqual([hace(1)]);
    expect(Object.keys(conNoche(sin, { ...mala, faltan: 0 }).pronosticos).toSorted()).toEqual([hace(1), HOY]);
  });

  it('is forgotten after 62 days', () => {
    const nada = { plan_centavos: p(9), esperado_centavos: null };
    const vieja = (dias: number) => ({
      pronosticos: { [hace(dias)]: { del_dia: nada, de_la_semana: nada } },
    });
    const deHoy = { dia: HOY, gastos_centavos: p(0), faltan: 1, cuentas: VACIAS };
    expect(Object.keys(conNoche(vieja(62), deHoy).pronosticos)).toEqual([hace(62)]);
    expect(conNoche(vieja(63), deHoy).pronosticos).toEqual({});
  });

  it('is off by its distance from what came, of what came, in four weeks', () => {
    const pronosticos = Object.fromEntries(
      diasDesde(hace(40), 40).map((dia) => {
        const dicho = (plan: number, esperado: number) => ({
          plan_centavos: p(plan),
          esperado_centavos: p(esperado),
        });
        // By turns too much and too little, which a sum would hide.
        const veces = diaSemana(dia) % 2 === 0 ? 1.5 : 0.5;
        return [dia, { del_dia: dicho(240, 120 * veces), de_la_semana: dicho(1680, 798) }];
      }),
    );
    const errores = erroresDe({ ...noche(cuentas(62, ochenta)), pronosticos });
    expect(errores.dia).toEqual({ pronosticos: 28, esperado: 50, plan: 100 });
    expect(errores.semana).toEqual({ pronosticos: 28, esperado: 5, plan: 100 });
  });

  it('a week that is not over, and a night that expected nothing, are in no error', () => {
    const de = (dia: Fecha, esperado_centavos: typeof DICHO.esperado_centavos | null) => ({
      [dia]: { del_dia: { ...DICHO, esperado_centavos }, de_la_semana: { ...DICHO, esperado_centavos } },
    });
    const base = noche(cuentas(62, ochenta));
    expect(erroresDe({ ...base, pronosticos: de(hace(6), p(1)) })).toMatchObject({
      dia: { pronosticos: 1 },
      semana: { pronosticos: 0, esperado: null, plan: null },
    });
    expect(erroresDe({ ...base, pronosticos: de(hace(7), p(1)) }).semana.pronosticos).toBe(1);
    expect(erroresDe({ ...base, pronosticos: de(hace(7), null) }).dia.pronosticos).toBe(0);
    expect(erroresDe({ ...base, pronosticos: de(hace(29), p(1)) }).dia.pronosticos).toBe(0);
  });
});
