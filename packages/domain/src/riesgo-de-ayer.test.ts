import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fecha, sumarDias } from './calendario.ts';
import { centavos } from './dinero.ts';
import { carteraCorriendo, carteraEnRiesgo } from './riesgo.ts';
import {
  cierreDe,
  type ColoniaDeCierre,
  type CreditoDeCierre,
  inicioDeCredito,
  juntarCierres,
  MAXIMO_COLONIAS,
  mesesCumplidos,
  ordenarColonias,
} from './riesgo-de-ayer.ts';

const AYER = fecha('2026-11-17');
const credito = (cambios: Partial<CreditoDeCierre> = {}): CreditoDeCierre => ({
  monto_solicitado_centavos: centavos(100_000),
  saldo_centavos: centavos(50_000),
  dias_pago: 30,
  debe_desde: AYER,
  direccion: 'Pino Suárez 214, Centro',
  primero: fecha('2026-11-01'),
  ...cambios,
});
const lugar = (partes: readonly { readonly n: readonly number[] }[]): number =>
  partes.findIndex(({ n }) => n.some((cuantos) => cuantos > 0));

it.each([
  [1, 0],
  [3_000, 0],
  [3_000.01, 1],
  [5_000, 1],
  [5_000.01, 2],
  [10_000, 2],
  [10_000.01, 3],
  [20_000, 3],
  [20_000.01, 4],
  [999_999, 4],
])('a loan of %d pesos is in stretch %i', (pesos, esperado) => {
  const monto_solicitado_centavos = centavos(Math.round(pesos * 100));
  expect(lugar(cierreDe([credito({ monto_solicitado_centavos })], AYER).montos)).toBe(esperado);
});

it.each([
  ['2026-11-17', '2026-11-17', 0],
  ['2026-10-18', '2026-11-17', 0],
  ['2026-10-17', '2026-11-17', 1],
  ['2026-01-31', '2026-02-28', 0],
  ['2026-01-31', '2026-03-01', 1],
  ['2026-01-31', '2026-03-31', 2],
  ['2025-11-18', '2026-11-17', 11],
  ['2025-11-17', '2026-11-17', 12],
  ['2026-12-01', '2026-11-17', 0],
])('from %s to %s are %i whole months', (desde, hasta, meses) =>
  expect(mesesCumplidos(fecha(desde), fecha(hasta))).toBe(meses),
);

it.each([
  ['2026-11-17', 0],
  ['2026-10-18', 0],
  ['2026-10-17', 1],
  ['2026-08-18', 1],
  ['2026-08-17', 2],
  ['2026-05-18', 2],
  ['2026-05-17', 3],
  ['2025-11-18', 3],
  ['2025-11-17', 4],
  ['2020-01-01', 4],
])('a client since %s is in age %i', (primero, esperado) =>
  expect(lugar(cierreDe([credito({ primero: fecha(primero) })], AYER).antiguedades)).toBe(esperado),
);

it('a loan that was cancelled before anybody handed it over never began', () => {
  const fecha_inicio = fecha('2026-01-05');
  const con = (estado: 'cancelada' | 'entregada') => ({
    fecha_inicio,
    entrega: { estado, monto_centavos: centavos(1), fecha: null },
  });
  expect(
    [con('cancelada'), con('entregada'), { fecha_inicio }, { fecha_inicio: null }].map(inicioDeCredito),
  ).toEqual([null, fecha_inicio, fecha_inicio, null]);
});

describe('a colonia', () => {
  const claves = (...escritas: Partial<CreditoDeCierre>[]) =>
    cierreDe(
      escritas.map((escrita) => credito(escrita)),
      AYER,
    ).colonias.map(({ nombre, n }) => [nombre, n.reduce((a, b) => a + b)]);

  it('is the same however it is written, and is called as it was written first', () =>
    expect(
      claves(
        { colonia: 'Los Álamos' },
        { colonia: ' LOS  ALAMOS ' },
        { colonia: 'Col. Los Álamos' },
        { colonia: 'Colonia los alamos' },
        { colonia: 'col los alamos' },
        { colonia: '', direccion: 'Juárez 1, Los Álamos, Durango' },
        { colonia: undefined, direccion: 'Juárez 1 Col. Los Álamos' },
      ),
    ).toEqual([['Los Álamos', 7]]));

  it('that begins with these letters is another one, and a fraccionamiento is one by either word', () =>
    expect(
      claves(
        { colonia: 'Colinas' },
        { colonia: 'Fracc. Sol' },
        { colonia: 'Fraccionamiento Sol' },
        { colonia: 'Sol' },
      ),
    ).toEqual([
      ['Colinas', 1],
      ['Fracc. Sol', 2],
      ['Sol', 1],
    ]));

  it('that nobody says is a line of its own, below all others', () => {
    const { colonias } = cierreDe([credito({ direccion: 'Juárez 1' }), credito()], AYER);
    const enOrden = ordenarColonias(colonias);
    expect(enOrden.colonias.map(({ nombre }) => nombre)).toEqual(['Centro']);
    expect(carteraCorriendo(enOrden.sin_colonia)).toEqual({ saldo: 50_000, clientes: 1 });
  });

  it(`is listed by its balance, the first ${MAXIMO_COLONIAS} of them; the others are one line`, () => {
    const creditos = Array.from({ length: MAXIMO_COLONIAS + 2 }, (_, i) =>
      credito({ colonia: `Sector ${i}`, saldo_centavos: centavos(1_000 * (i + 1)) }),
    );
    const { colonias, otras } = ordenarColonias(cierreDe(creditos, AYER).colonias);
    expect(colonias.map(({ nombre }) => nombre)).toEqual(
      Array.from({ length: MAXIMO_COLONIAS }, (_, i) => `Sector ${MAXIMO_COLONIAS + 1 - i}`),
    );
    expect([otras.colonias, carteraCorriendo(otras)]).toEqual([2, { saldo: 3_000, clientes: 2 }]);
    expect(ordenarColonias(cierreDe(creditos.slice(2), AYER).colonias).otras.colonias).toBe(0);
  });
});

it('a loan of which nobody owes anything is in no line', () =>
  expect(cierreDe([credito({ debe_desde: null }), credito({ debe_desde: undefined })], AYER)).toEqual(
    juntarCierres([]),
  ));

const creditos = fc.array(
  fc.record({
    monto: fc.integer({ min: 1, max: 3_000_000 }),
    saldo: fc.integer({ min: 1, max: 3_000_000 }),
    plazo: fc.constantFrom(30 as const, 40 as const, 60 as const),
    dias: fc.integer({ min: -30, max: 90 }),
    desde: fc.integer({ min: 0, max: 500 }),
    colonia: fc.constantFrom('', 'Centro', 'Norte', 'Álamos', 'alamos'),
  }),
  { maxLength: 30 },
);
const deAzar = (de: (typeof creditos extends fc.Arbitrary<infer T> ? T : never)[number]): CreditoDeCierre =>
  credito({
    monto_solicitado_centavos: centavos(de.monto),
    saldo_centavos: centavos(de.saldo),
    dias_pago: de.plazo,
    debe_desde: sumarDias(AYER, -de.dias),
    primero: sumarDias(AYER, -de.desde),
    colonia: de.colonia,
    direccion: 'Juárez 1',
  });

it('the lines of each table add up to the whole, by balance, clients and risk of each number of days', () =>
  fc.assert(
    fc.property(creditos, (azar) => {
      const { montos, antiguedades, colonias } = cierreDe(azar.map(deAzar), AYER);
      const sumas = [montos, antiguedades, colonias].map((partes) => ({
        saldo: partes.reduce((a, de) => a + carteraCorriendo(de).saldo, 0),
        clientes: partes.reduce((a, de) => a + carteraCorriendo(de).clientes, 0),
        riesgo: [0, 1, 2, 3, 4].map((i) =>
          partes.reduce((a, de) => a + (carteraEnRiesgo(de)[i]?.saldo ?? 0), 0),
        ),
      }));
      expect(sumas[0]).toMatchObject({
        saldo: azar.reduce((a, { saldo }) => a + saldo, 0),
        clientes: azar.length,
        riesgo: [1, 7, 15, 30, 60].map((n) =>
          azar.reduce((a, { dias, saldo }) => a + (dias > n ? saldo : 0), 0),
        ),
      });
      expect(sumas[1]).toEqual(sumas[0]);
      expect(sumas[2]).toEqual(sumas[0]);
    }),
  ));

it('portfolios one after the other, or together, say the same', () =>
  fc.assert(
    fc.property(creditos, fc.nat(30), (azar, corte) => {
      const todos = azar.map(deAzar);
      const porClave = (colonias: readonly ColoniaDeCierre[]) =>
        colonias
          .toSorted((a, b) => (a.clave < b.clave ? -1 : 1))
          .map((colonia) => ({ ...colonia, nombre: '' }));
      const [juntos, aparte] = [
        cierreDe(todos, AYER),
        juntarCierres([cierreDe(todos.slice(0, corte), AYER), cierreDe(todos.slice(corte), AYER)]),
      ];
      expect({ ...aparte, colonias: porClave(aparte.colonias) }).toEqual({
        ...juntos,
        colonias: porClave(juntos.colonias),
      });
    }),
  ));
