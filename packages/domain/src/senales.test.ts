import { describe, expect, it } from 'vitest';
import { HOY, hace, halladas, claves, en, faltante, revocado } from '../pruebas/senales.ts';
import { centavos } from './dinero.ts';
import { PARAMETROS } from './parametros.ts';
import {
  CLAVES_DE_SENAL,
  type ClaveDeSenal,
  desdeCuando,
  diasPorMirar,
  diasQueQuedan,
  loUsual,
  SENALES,
  type SenalPrevia,
  vecesDe,
} from './senales.ts';
import { UMBRALES } from './umbrales-de-senales.ts';

describe('every signal', () => {
  it.each(CLAVES_DE_SENAL)('%s says its rule with its numbers, and has its setting', (clave) => {
    const { regla, dias, umbral } = SENALES[clave];
    const dicha = regla({ veces: 77, umbrales: UMBRALES, parametros: PARAMETROS }, dias);
    expect(dicha).toMatch(/^[A-ZÁÉÍÓÚ].*\.$/);
    expect(dicha).toContain('77');
    expect(UMBRALES[umbral]).toBeGreaterThan(0);
  });

  it('is said of nobody who did nothing', () => expect(halladas({})).toEqual([]));
});

describe('from how many rows on', () => {
  it.each([
    [2, []],
    [3, ['faltantes']],
  ] as const)('%i cuts that lacked cash', (n, que) =>
    expect(claves({ diferencias: [0, 3, 13].slice(0, n).map(faltante) })).toEqual(que),
  );

  it.each([
    [undefined, 1_999, []],
    [undefined, 2_000, ['faltantes']],
    [50_000, 49_999, []],
    [50_000, 50_000, ['faltantes']],
    [0, 1, ['faltantes']],
  ] as const)(
    'with %j as the least that counts, three times %i centavos: %j',
    (senal_faltante_centavos, falta, que) => {
      const diferencias = [0, 1, 2].map((dia) => ({
        ...faltante(dia),
        diferencia_centavos: centavos(falta),
      }));
      const umbrales = senal_faltante_centavos === undefined ? {} : { senal_faltante_centavos };
      expect(claves({ diferencias }, { umbrales })).toEqual(que);
    },
  );

  it('a shortage of less is no row, and the rule says from how much on', () => {
    const monedas = { ...faltante(3), diferencia_centavos: centavos(50) };
    expect(claves({ diferencias: [faltante(0), faltante(1), monedas] })).toEqual([]);
    const [senal] = halladas({ diferencias: [...[0, 1, 2].map(faltante), monedas] });
    expect(senal?.filas.map(({ id }) => id)).toEqual(['c_0', 'c_1', 'c_2']);
    expect(senal?.regla).toBe('En 14 días faltaron o sobraron $20.00 o más en 3 o más de sus cortes.');
    const [cualquiera] = halladas(
      { diferencias: [0, 1, 2].map(faltante) },
      { umbrales: { senal_faltante_centavos: 0 } },
    );
    expect(cualquiera?.regla).toBe('En 14 días faltó o sobró efectivo en 3 o más de sus cortes.');
  });

  it('what is too much counts as what lacks, and says so', () => {
    const sobrante = { ...faltante(1), diferencia_centavos: centavos(-2_000) };
    const monedas = { ...faltante(2), diferencia_centavos: centavos(-1_999) };
    const [senal] = halladas({ diferencias: [faltante(0), sobrante, monedas, faltante(3)] });
    expect(senal?.filas.map(({ que, monto_centavos }) => [que, monto_centavos])).toEqual([
      ['faltó en su corte', 5_000],
      ['sobró en su corte', 2_000],
      ['faltó en su corte', 5_000],
    ]);
    expect(claves({ diferencias: [faltante(0), monedas, faltante(3)] })).toEqual([]);
  });

  it('0 turns it off', () =>
    expect(claves({ diferencias: [0, 1, 2].map(faltante) }, { umbrales: { senal_faltantes: 0 } })).toEqual(
      [],
    ));

  it('a row before the first day of its window does not count', () => {
    expect(claves({ diferencias: [0, 1, 13].map(faltante) })).toEqual(['faltantes']);
    expect(claves({ diferencias: [0, 1, 14].map(faltante) })).toEqual([]);
  });

  it('one of them has to be of the day itself', () =>
    expect(claves({ diferencias: [1, 2, 3, 4].map(faltante) })).toEqual([]));

  it('what an earlier day has said does not count again', () => {
    const previas = [{ clave: 'faltantes', fecha: hace(2), falsa_alarma: null }] as const;
    expect(desdeCuando('faltantes', { fecha: HOY, previas })).toBe(hace(1));
    expect(claves({ diferencias: [0, 1, 2, 3].map(faltante) }, { previas })).toEqual([]);
    expect(
      claves({ diferencias: [0, 1, 2, 3].map(faltante), revocados: [0, 1, 2].map(revocado) }, { previas }),
    ).toEqual(['recibos_revocados']);
  });

  it('after a false alarm it needs the double, for thirty days, of that signal', () => {
    const alarma = (dias: number): SenalPrevia[] => [
      { clave: 'faltantes', fecha: hace(40), falsa_alarma: en(dias) },
    ];
    const veces = (dias: number, clave: ClaveDeSenal) =>
      vecesDe(clave, { fecha: HOY, umbrales: UMBRALES, parametros: PARAMETROS, previas: alarma(dias) });
    expect([veces(30, 'faltantes'), veces(31, 'faltantes'), veces(1, 'a_la_baja')]).toEqual([6, 3, 3]);
    const cinco = [0, 1, 2, 3, 4].map(faltante);
    expect(claves({ diferencias: cinco }, { previas: alarma(1) })).toEqual([]);
    const [senal] = halladas({ diferencias: [...cinco, faltante(5)] }, { previas: alarma(1) });
    expect(senal?.regla).toContain('6 o más');
  });

  it('its rows come newest first', () =>
    expect(halladas({ diferencias: [2, 0, 1].map(faltante) })[0]?.filas.map(({ id }) => id)).toEqual([
      'c_0',
      'c_1',
      'c_2',
    ]));
});

describe('how usual it is, and which days are looked at', () => {
  it('is counted over all days of collectors', () => {
    const dias = [
      { cobradores: 10, claves: { faltantes: 2 } },
      { cobradores: 12, claves: { a_la_baja: 1 } },
    ];
    expect([loUsual(dias, 'faltantes'), loUsual(dias, 'sin_posicion'), loUsual([], 'faltantes')]).toEqual([
      { con: 2, de: 22 },
      { con: 0, de: 22 },
      { con: 0, de: 0 },
    ]);
  });

  it('of the last sixty days', () => {
    const dias = Object.fromEntries([0, 59, 60].map((n) => [hace(n), n]));
    expect(Object.values(diasQueQuedan(dias, HOY))).toEqual([0, 59]);
  });

  it.each([
    ['an office that begins', [], [1]],
    ['yesterday is done', [1], []],
    ['three nights were missed', [4], [3, 2, 1]],
    ['a month was missed', [30], [7, 6, 5, 4, 3, 2, 1]],
  ])('%s', (_, mirados, esperados) =>
    expect(diasPorMirar(mirados.map(hace), HOY)).toEqual(esperados.map(hace)),
  );
});
