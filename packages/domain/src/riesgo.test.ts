import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditoActivo } from '../pruebas/constructores.ts';
import { fecha, sumarDias } from './calendario.ts';
import { debeDesde } from './debe-desde.ts';
import { sumar } from './dinero.ts';
import { PLAZOS } from './plazo.ts';
import {
  carteraCorriendo,
  carteraEnRiesgo,
  compararRiesgo,
  DIAS_DE_RIESGO,
  edadesDeCartera,
  juntarTramos,
  type PorAtraso,
  tramosDeAtraso,
} from './riesgo.ts';

const HOY = fecha('2026-11-18');
/** One credit of 100 that is behind for so many days; below 0 what it owes is still to come. */
const atrasado = (dias: number, saldo = 10_000): PorAtraso => ({
  [sumarDias(HOY, -dias)]: { 30: { n: 1, saldo_centavos: saldo } },
});
const riesgosDe = (dias: number) =>
  carteraEnRiesgo(tramosDeAtraso(atrasado(dias), HOY))
    .filter(({ clientes }) => clientes > 0)
    .map((en) => en.dias);
const edadDe = (dias: number) =>
  edadesDeCartera(tramosDeAtraso(atrasado(dias), HOY))
    .filter(({ clientes }) => clientes > 0)
    .map(({ desde, hasta }) => [desde, hasta]);

describe('a credit is at risk of so many days', () => {
  it.each([...DIAS_DE_RIESGO])('when it is behind for more than %i', (dias) => {
    expect([riesgosDe(dias).includes(dias), riesgosDe(dias + 1).includes(dias)]).toEqual([false, true]);
  });

  it.each([
    [-20, []],
    [0, []],
    [1, []],
    [2, [1]],
    [7, [1]],
    [8, [1, 7]],
    [61, [1, 7, 15, 30, 60]],
    [900, [1, 7, 15, 30, 60]],
  ])('behind for %i: of %j', (dias, riesgos) => expect(riesgosDe(dias)).toEqual(riesgos));
});

it.each([
  [-20, 0, 0],
  [0, 0, 0],
  [1, 1, 7],
  [7, 1, 7],
  [8, 8, 15],
  [15, 8, 15],
  [16, 16, 30],
  [30, 16, 30],
  [31, 31, 60],
  [60, 31, 60],
  [61, 61, null],
  [900, 61, null],
])('behind for %i days is of age %i to %s, and of no other', (dias, desde, hasta) =>
  expect(edadDe(dias)).toEqual([[desde, hasta]]),
);

describe('days behind are those of the calendar, from the first due day that is not covered', () => {
  // 1,200 in 30 daily amounts from Monday the 2nd: nothing paid.
  const desdeCon = (festivos: string[]) =>
    debeDesde(creditoActivo(), {
      festivos: festivos.map((dia) => ({ fecha: fecha(dia), nombre: 'Feriado' })),
    })!;
  const enRiesgoDe7 = (desde: string, hoy: string) =>
    carteraEnRiesgo(tramosDeAtraso({ [desde]: { 30: { n: 1, saldo_centavos: 1 } } }, fecha(hoy)))[1]
      ?.clientes;

  it('Sundays and holidays within them count, as they do in the list of clients', () => {
    expect(desdeCon([])).toBe('2026-11-03');
    expect([enRiesgoDe7('2026-11-03', '2026-11-10'), enRiesgoDe7('2026-11-03', '2026-11-11')]).toEqual([
      0, 1,
    ]);
  });

  it('a holiday on the first due day puts it off, and the days with it', () => {
    const desde = desdeCon(['2026-11-03']);
    expect(desde).toBe('2026-11-04');
    expect([enRiesgoDe7(desde, '2026-11-11'), enRiesgoDe7(desde, '2026-11-12')]).toEqual([0, 1]);
  });
});

it('is a part of the balance of all, with two decimals', () => {
  const tramos = tramosDeAtraso({ ...atrasado(0, 20_000), ...atrasado(8) }, HOY);
  expect(carteraCorriendo(tramos)).toEqual({ saldo: 30_000, clientes: 2 });
  expect(carteraEnRiesgo(tramos)[1]).toEqual({ dias: 7, saldo: 10_000, clientes: 1, porcentaje: 33.33 });
  expect(edadesDeCartera(tramos)[0]).toMatchObject({ saldo: 20_000, clientes: 1, porcentaje: 66.67 });
});

it.each([
  ['nothing', {}],
  ['credits that have gone', { [HOY]: { 30: { n: 0, saldo_centavos: 0 }, 40: {} } }],
])('of %s it is no part of anything', (_, porAtraso) => {
  const tramos = tramosDeAtraso(porAtraso, HOY);
  const figuras = [...carteraEnRiesgo(tramos), ...edadesDeCartera(tramos)];
  expect(figuras).toHaveLength(11);
  for (const figura of figuras) expect(figura).toMatchObject({ saldo: 0, clientes: 0, porcentaje: null });
});

describe('of any portfolio', () => {
  const saldo = fc.record({ n: fc.nat(500), saldo_centavos: fc.nat(1_000_000_000) });
  const cartera = fc
    .array(
      fc.tuple(
        fc.integer({ min: -100, max: 400 }),
        fc.record({ 30: saldo, 40: saldo, 60: saldo }, { requiredKeys: [] }),
      ),
      { maxLength: 60 },
    )
    .map((pares): PorAtraso =>
      Object.fromEntries(pares.map(([dias, porPlazo]) => [sumarDias(HOY, -dias), porPlazo])),
    );
  const contados = (porAtraso: PorAtraso) =>
    Object.values(porAtraso).flatMap((de) => PLAZOS.map((plazo) => de[plazo] ?? {}));

  it('the ages add up to all of it, and a risk is the ages after it', () => {
    fc.assert(
      fc.property(cartera, (porAtraso) => {
        const tramos = tramosDeAtraso(porAtraso, HOY);
        const edades = edadesDeCartera(tramos);
        const todo = {
          saldo: contados(porAtraso).reduce((total, { saldo_centavos = 0 }) => total + saldo_centavos, 0),
          clientes: contados(porAtraso).reduce((total, { n = 0 }) => total + n, 0),
        };
        const juntas = (partes: readonly { saldo: number; clientes: number }[]) => ({
          saldo: partes.reduce((total, parte) => total + parte.saldo, 0),
          clientes: partes.reduce((total, parte) => total + parte.clientes, 0),
        });
        expect(juntas(edades)).toEqual(todo);
        expect(carteraCorriendo(tramos)).toEqual(todo);
        for (const { dias, saldo: monto, clientes } of carteraEnRiesgo(tramos).filter((en) => en.dias > 1))
          expect({ saldo: monto, clientes }).toEqual(juntas(edades.filter(({ desde }) => desde > dias)));
      }),
    );
  });

  it('its terms, and its collectors, are together what it is', () => {
    fc.assert(
      fc.property(cartera, cartera, (a, b) => {
        const enteros = [a, b].map((de) => tramosDeAtraso(de, HOY));
        const porPlazo = [a, b].flatMap((de) => PLAZOS.map((plazo) => tramosDeAtraso(de, HOY, [plazo])));
        expect(juntarTramos(porPlazo)).toEqual(juntarTramos(enteros));
        expect(carteraCorriendo(juntarTramos(enteros)).saldo).toBe(
          sumar(...enteros.map((tramos) => carteraCorriendo(tramos).saldo)),
        );
      }),
    );
  });

  it('nothing of it is a number that is none', () => {
    fc.assert(
      fc.property(cartera, (porAtraso) => {
        for (const { porcentaje } of carteraEnRiesgo(tramosDeAtraso(porAtraso, HOY)))
          expect(porcentaje === null || (porcentaje >= 0 && porcentaje <= 100)).toBe(true);
      }),
    );
  });
});

it('whoever has the largest part at risk of the days that are asked for comes first; then the larger amount, and the name', () => {
  const de = (nombre_cobrador: string, ...partes: PorAtraso[]) => ({
    nombre_cobrador,
    riesgo: carteraEnRiesgo(juntarTramos(partes.map((parte) => tramosDeAtraso(parte, HOY)))),
  });
  const todos = [
    de('Nadie'),
    de('Zoe', atrasado(0)),
    de('Ana', atrasado(0)),
    de('Mitad', atrasado(8), atrasado(0)),
    de('Mucho', atrasado(8, 50_000)),
    de('Poco', atrasado(8, 100)),
    de('Viejo', atrasado(61, 100), atrasado(0, 900)),
  ];
  const orden = (dias: 7 | 60) => todos.toSorted(compararRiesgo(dias)).map((fila) => fila.nombre_cobrador);
  expect(orden(7)).toEqual(['Mucho', 'Poco', 'Mitad', 'Viejo', 'Ana', 'Zoe', 'Nadie']);
  expect(orden(60)[0]).toBe('Viejo');
});

it('an amount that is no whole number of centavos is refused', () =>
  expect(() => tramosDeAtraso(atrasado(1, 0.5), HOY)).toThrow(RangeError));
