import { describe, expect, it } from 'vitest';
import { p } from '../pruebas/constructores.ts';
import { fecha } from './calendario.ts';
import { CERO } from './dinero.ts';
import {
  alcanzaMeta,
  type CifrasDeSemana,
  comparablesDe,
  type Cosecha,
  cosechasDe,
  hayFoto,
  juntarCosechas,
  juntarSemanas,
} from './evolucion.ts';
import type { Mes } from './mes.ts';

const VACIA = juntarSemanas([]);
const NOVIEMBRE = '2026-11' as Mes;

const cosecha = (edad: number, n: number, total: number, por_pagar: number, mes = NOVIEMBRE): Cosecha => ({
  mes,
  edad,
  n,
  total_centavos: p(total),
  por_pagar_centavos: p(por_pagar),
});

/** A week with 100 up to date and so much behind for 8 days. */
const con = (atrasado: number, resto: Partial<CifrasDeSemana> = {}): CifrasDeSemana => ({
  ...VACIA,
  cartera: {
    n: [1, 0, 0, 1, 0, 0, 0],
    saldo_centavos: [p(100), CERO, CERO, p(atrasado), CERO, CERO, CERO],
  },
  ...resto,
});

describe('the figures that are compared', () => {
  it('are parts of what there was, and none of nothing', () => {
    expect(comparablesDe(VACIA)).toEqual({ cobrado: null, riesgo: null, promesas: null, primeros: null });
    expect(
      comparablesDe(
        con(50, {
          esperado_centavos: p(300),
          cobrado_centavos: p(400),
          promesas: { vencieron: 3, cumplidas: 2 },
          primeros: { vencieron: 8, fallaron: 1 },
        }),
      ),
    ).toEqual({ cobrado: 133.33, riesgo: 33.33, promesas: 66.67, primeros: 12.5 });
  });
});

describe('a goal', () => {
  const metas = { meta_cobrado: 90, meta_riesgo: 10, meta_promesas: 0 };
  it.each([
    ['meta_cobrado', 89.99, false],
    ['meta_cobrado', 90, true],
    ['meta_riesgo', 10, true],
    ['meta_riesgo', 10.01, false],
    ['meta_promesas', 50, null],
    ['meta_cobrado', null, null],
  ] as const)('%s with %s: %s', (cual, valor, alcanza) =>
    expect(alcanzaMeta(cual, valor, metas)).toBe(alcanza),
  );
});

describe('several collectors', () => {
  it('add up, whatever their order; nobody adds nothing', () => {
    const [una, otra] = [
      con(50, { cosechas: [cosecha(10, 1, 120, 60)], nuevos: { n: 2, saldo_centavos: p(10) } }),
      con(20, {
        cosechas: [cosecha(20, 1, 120, 30), cosecha(10, 2, 240, 240)],
        promesas: { vencieron: 1, cumplidas: 1 },
      }),
    ];
    const juntas = juntarSemanas([una, otra]);
    expect(juntas).toEqual(juntarSemanas([otra, una]));
    expect(juntas).toEqual(juntarSemanas([juntarSemanas([una]), VACIA, otra]));
    expect(juntas).toMatchObject({
      cartera: { n: [2, 0, 0, 2, 0, 0, 0], saldo_centavos: [p(200), 0, 0, p(70), 0, 0, 0] },
      nuevos: { n: 2, saldo_centavos: p(10) },
      cosechas: [cosecha(10, 3, 360, 300), cosecha(20, 1, 120, 30)],
      promesas: { vencieron: 1, cumplidas: 1 },
    });
  });

  it('there is a picture where there is anything', () => {
    expect(hayFoto(VACIA)).toBe(false);
    for (const algo of [
      con(0),
      { ...VACIA, cosechas: [cosecha(10, 1, 1, 0)] },
      { ...VACIA, promesas: { vencieron: 1, cumplidas: 0 } },
      { ...VACIA, primeros: { vencieron: 1, fallaron: 0 } },
      { ...VACIA, esperado_centavos: p(1) },
      { ...VACIA, cobrado_centavos: p(1) },
    ])
      expect(hayFoto(algo)).toBe(true);
  });
});

describe('vintages of several weeks', () => {
  it('are one of each month and age', () =>
    expect(
      juntarCosechas([cosecha(20, 1, 100, 10), cosecha(10, 1, 100, 50), cosecha(20, 2, 100, 30)]),
    ).toEqual([cosecha(10, 1, 100, 50), cosecha(20, 3, 200, 40)]));

  it.each([
    // The 1st of November is ten days old on the 11th, the 30th on the 10th of December.
    ['2026-11-11', '2026-12-10', true],
    ['2026-11-12', '2026-12-10', false],
    ['2026-11-11', '2026-12-09', false],
  ])('from %s to %s the whole month has reached ten days: %s', (desde, hasta, completa) => {
    const semanas = [
      { ...VACIA, cosechas: [cosecha(10, 1, 120, 60)] },
      { ...VACIA, cosechas: [cosecha(10, 2, 240, 30), cosecha(10, 1, 120, 0, '2026-12' as Mes)] },
    ].map((cifras) => ({ cifras, corregida: null }));
    const [nueva, vieja] = cosechasDe(semanas, fecha(desde), fecha(hasta));
    expect(nueva?.mes).toBe('2026-12');
    expect(vieja).toEqual({
      mes: NOVIEMBRE,
      edades: [
        {
          edad: 10,
          n: 3,
          total_centavos: p(360),
          por_pagar_centavos: p(90),
          porcentaje: 25,
          corregida: null,
          completa,
        },
      ],
    });
  });

  const de = (...cosechas: Cosecha[]): CifrasDeSemana => ({ ...VACIA, cosechas });
  const valor = (n: number, total: number, por_pagar: number, porcentaje: number | null) => ({
    n,
    total_centavos: p(total),
    por_pagar_centavos: p(por_pagar),
    porcentaje,
  });
  it.each([
    [
      'changed it',
      de(cosecha(10, 1, 100, 50)),
      de(cosecha(10, 1, 100, 80)),
      valor(3, 300, 150, 50),
      valor(3, 300, 180, 60),
    ],
    [
      'left the part as it was',
      de(cosecha(10, 1, 100, 50)),
      de(cosecha(10, 2, 200, 100)),
      valor(3, 300, 150, 50),
      valor(4, 400, 200, 50),
    ],
    ['is about something else', de(), de(), valor(2, 200, 100, 50), null],
  ])(
    'say what was kept and what a correction made of it: it %s',
    (_, cifras, corregidas, primera, corregida) => {
      const semanas = [
        { cifras: de(cosecha(10, 2, 200, 100)), corregida: null },
        { cifras, corregida: { cifras: corregidas } },
      ];
      const [mes] = cosechasDe(semanas, fecha('2026-11-11'), fecha('2026-12-10'));
      expect(mes?.edades).toEqual([{ edad: 10, ...primera, corregida, completa: true }]);
    },
  );

  it.each([
    ['made', de(), de(cosecha(20, 1, 100, 50)), valor(0, 0, 0, null), valor(1, 100, 50, 50)],
    ['took away', de(cosecha(20, 1, 100, 50)), de(), valor(1, 100, 50, 50), valor(0, 0, 0, null)],
  ])('name one that a correction %s', (_, cifras, corregidas, primera, corregida) =>
    expect(
      cosechasDe([{ cifras, corregida: { cifras: corregidas } }], fecha('2026-11-01'), fecha('2026-12-31')),
    ).toEqual([{ mes: NOVIEMBRE, edades: [{ edad: 20, ...primera, corregida, completa: true }] }]),
  );
});
