import { CAMBIOS_DE_ATRASO, centavos, fecha } from '@leal/domain';
import { describe, expect, it } from 'vitest';
import {
  avisosDe,
  type CambioDeEdad,
  celdasDe,
  type Evolucion,
  textoDeCambios,
  textoDeMeta,
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

it('a spreadsheet gets both values', () => {
  const corregida = { en: '2026-11-30T03:00:00-06:00', cifras: cifras(9) };
  const [titulos, una, otra] = celdasDe({ semanas: [semana(), semana({ corregida })], cosechas: [] });
  expect(una?.slice(1)).toEqual(['1234.50', 2, 50, 10.5, '', 25, '', '', '', '', '']);
  expect(otra?.slice(1)).toEqual(['1234.50', 2, 50, 10.5, '', 25, '30/11/2026', 50, 9, '', 25]);
  expect(titulos).toHaveLength(otra!.length);
});
