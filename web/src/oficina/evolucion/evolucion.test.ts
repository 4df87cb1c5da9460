import { AJUSTES, CAMBIOS_DE_ATRASO, centavos, fecha } from '@leal/domain';
import { describe, expect, it } from 'vitest';
import { celdasDe } from './celdas.ts';
import {
  avisosDe,
  type CambioDeEdad,
  carteraCorregida,
  COMPARADAS,
  cosechaCorregida,
  type CosechaDelMes,
  type Evolucion,
  prestamosCorregidos,
  prestamosDe,
  textoDeCambios,
  textoDeMeta,
  valorCorregido,
} from './evolucion.ts';

const NADIE = { n: 0, saldo: centavos(0) };
const cambio = (cuantos: Partial<Record<(typeof CAMBIOS_DE_ATRASO)[number], number>>, edad: object = {}) => {
  const partes = CAMBIOS_DE_ATRASO.map((que) => [que, { ...NADIE, n: cuantos[que] ?? 0 }]);
  const n = Object.values(cuantos).reduce((total, de) => total + de, 0);
  return { desde: 1, hasta: 7, ...NADIE, ...Object.fromEntries(partes), n, ...edad } as CambioDeEdad;
};

describe('what became of them, in words', () => {
  it.each([
    [
      cambio({ al_corriente: 5, igual: 3, peor: 3, liquidado: 1 }),
      'De 12 que debían 1–7 días: 5 al corriente, 3 igual, 3 peor, 1 liquidó',
    ],
    [
      cambio({ liquidado: 2, renovado: 1, a_otro: 2 }),
      'De 5 que debían 1–7 días: 2 liquidaron, 1 renovó, 2 pasaron a otro cobrador',
    ],
    [cambio({}), 'Nadie debía 1–7 días'],
    [cambio({ mejor: 1 }, { desde: 61, hasta: null }), 'De 1 que debían 61 días o más: 1 mejor'],
    [
      cambio({ al_corriente: 2, peor: 1 }, { desde: 0, hasta: 0 }),
      'De 3 al corriente: 2 al corriente, 1 peor',
    ],
  ])('%#', (de, texto) => expect(textoDeCambios(de)).toBe(texto));
});

const cifras = (riesgo: number | null) => ({
  n: 2,
  saldo: centavos(123_450),
  riesgo: [{ dias: 7, ...NADIE, porcentaje: riesgo }],
  cambios: [],
  nuevos: NADIE,
  de_otros: NADIE,
  promesas: { vencieron: 0, cumplidas: 0, porcentaje: null },
  primeros: { vencieron: 4, fallaron: 1, porcentaje: 25 },
  cobrado: { cobrado: centavos(1), esperado: centavos(2), porcentaje: 50 },
});
const semana = (resto: object = {}) =>
  ({
    lunes: fecha('2026-11-16'),
    domingo: fecha('2026-11-22'),
    hecha: '2026-11-23T03:00:00-06:00',
    faltan: 0,
    metas: { meta_cobrado: 50, meta_riesgo: 10, meta_promesas: 0 },
    cifras: cifras(10.5),
    corregida: null,
    ...resto,
  }) as unknown as Evolucion['semanas'][number];

it('each goal is called like its figure, and the week’s not like the dashboard’s, which is another', () => {
  for (const { meta, titulo } of Object.values(COMPARADAS))
    if (meta !== null && meta !== 'meta_riesgo') expect(AJUSTES[meta].nombre).toBe(titulo);
  expect(Object.values(COMPARADAS).map(({ titulo }) => titulo)).not.toContain('Cobrado de lo esperado');
});

describe('a week says', () => {
  it.each([
    ['cobrado', 'Meta: 50 % o más, cumplida'],
    ['riesgo', 'Meta: 10 % o menos, no cumplida'],
    ['promesas', null],
    ['primeros', null],
  ] as const)('the goal of %s', (cual, texto) => expect(textoDeMeta(cual, semana())).toBe(texto));

  it('who is missing in it, when it was made late, and when it was corrected', () => {
    expect(avisosDe(semana())).toEqual([]);
    expect(
      avisosDe(
        semana({
          hecha: '2026-11-24T03:00:00-06:00',
          corregida: { en: '2026-11-30T03:00:00-06:00', cifras: cifras(9) },
        }),
      ),
    ).toEqual(['Se guardó el 24/11/2026', 'Corregida el 30/11/2026']);
    expect(avisosDe(semana({ faltan: 1 }))).toEqual(['Falta 1 cobrador']);
    expect(avisosDe(semana({ faltan: 1_200 }))).toEqual(['Faltan 1,200 cobradores']);
  });
});

describe('what a correction made of a figure', () => {
  const con = (antes: object, despues: object) =>
    semana({
      cifras: { ...cifras(10), ...antes },
      corregida: { en: '2026-11-30T03:00:00-06:00', cifras: { ...cifras(10), ...despues } },
    });
  const promesas = (cumplidas: number, vencieron: number, porcentaje: number | null) => ({
    promesas: { cumplidas, vencieron, porcentaje },
  });
  it.each([
    [promesas(3, 6, 50), promesas(4, 8, 50), '50.00 %, 4 de 8'],
    [promesas(3, 6, 50), promesas(2, 6, 33.33), '33.33 %, 2 de 6'],
    [promesas(3, 6, 50), promesas(3, 6, 50), null],
    [promesas(0, 0, null), promesas(1, 1, 100), '100.00 %, 1 de 1'],
    [promesas(1, 1, 100), promesas(0, 0, null), '—, 0 de 0'],
  ])('%#: the part, and its counts', (antes, despues, texto) =>
    expect(valorCorregido('promesas', con(antes, despues))).toBe(texto),
  );

  it.each([
    [{}, {}, null],
    [{}, { saldo: centavos(100_000) }, '$1,000.00, 2 clientes'],
    [{}, { n: 1 }, '$1,234.50, 1 cliente'],
  ])('%#: the portfolio', (antes, despues, texto) =>
    expect(carteraCorregida(con(antes, despues))).toBe(texto),
  );

  it('nothing, where there was none', () => {
    expect(valorCorregido('promesas', semana())).toBeNull();
    expect(carteraCorregida(semana())).toBeNull();
  });
});

const valor = (n: number, total: number, por_pagar: number, porcentaje: number | null) => ({
  n,
  total: centavos(total),
  por_pagar: centavos(por_pagar),
  porcentaje,
});
const celda = (corregida: object | null, resto: object = {}) => ({
  edad: 10,
  ...valor(2, 200_00, 100_00, 50),
  corregida,
  completa: true,
  ...resto,
});
const mesCon = (...edades: object[]) => ({ mes: '2026-11', edades }) as unknown as CosechaDelMes;

describe('a vintage', () => {
  it.each([
    [null, null],
    [valor(2, 200_00, 120_00, 60), '60.00 %'],
    [valor(0, 0, 0, null), '—'],
    [valor(4, 400_00, 200_00, 50), '50.00 % de 4 préstamos'],
    [valor(2, 400_00, 200_00, 50), '$200.00 de $400.00'],
  ])('%#: says what a correction made of it', (corregida, texto) =>
    expect(cosechaCorregida(mesCon(celda(corregida)), 10)).toBe(texto),
  );

  it('says how many loans there are since', () => {
    const veinte = celda(null, { edad: 20, n: 1 });
    expect(prestamosDe(mesCon(celda(null), veinte))).toBe('2 préstamos');
    expect(prestamosCorregidos(mesCon(celda(null), veinte))).toBeNull();
    expect(prestamosCorregidos(mesCon(celda(valor(2, 1, 1, 100)), veinte))).toBeNull();
    expect(prestamosCorregidos(mesCon(celda(valor(0, 0, 0, null)), veinte))).toBe('1 préstamo');
    expect(cosechaCorregida(mesCon(celda(null)), 30)).toBeNull();
  });
});

describe('a spreadsheet gets', () => {
  const corregida = {
    en: '2026-11-30T03:00:00-06:00',
    cifras: { ...cifras(9), saldo: centavos(100_000), n: 1 },
  };
  const nada = ['', '', '', '', '', '', '', '', '', ''];

  it('both values of each week, and who is missing', () => {
    const semanas = [semana({ faltan: 2 }), semana({ corregida })];
    const [titulos, una, otra, ...mas] = celdasDe({ semanas, cosechas: [] });
    const guardada = ['1234.50', 2, 50, 10.5, '', 25, 0, 0, 1, 4];
    expect(una?.slice(1)).toEqual([...guardada, 2, '', ...nada]);
    expect(otra?.slice(1)).toEqual([...guardada, '', '30/11/2026', '1000.00', 1, 50, 9, '', 25, 0, 0, 1, 4]);
    expect(titulos).toHaveLength(otra!.length);
    expect(new Set(titulos).size).toBe(titulos!.length);
    expect(mas).toEqual([]);
  });

  it('and of each vintage', () => {
    const cosechas = [
      mesCon(celda(valor(1, 100_00, 100_00, 100)), celda(null, { edad: 20, completa: false })),
    ];
    const [, , vacia, titulos, una, otra] = celdasDe({ semanas: [semana()], cosechas });
    expect([vacia, una, otra]).toEqual([
      [],
      ['noviembre de 2026', 10, 2, '200.00', '100.00', 50, 'Sí', 1, '100.00', '100.00', 100],
      ['noviembre de 2026', 20, 2, '200.00', '100.00', 50, 'No', '', '', '', ''],
    ]);
    expect(titulos).toHaveLength(otra!.length);
  });
});
