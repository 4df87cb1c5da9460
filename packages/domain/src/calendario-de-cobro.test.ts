import { describe, expect, it } from 'vitest';
import { a } from '../pruebas/constructores.ts';
import { fecha } from './calendario.ts';
import {
  type CalendarioDeCobro,
  cambioDeCalendario,
  conFestivosDe,
  festivosDelPlan,
  festivosDeVersion,
  versionEn,
} from './calendario-de-cobro.ts';

const dia = (d: string, nombre = 'Puente') => ({ fecha: fecha(d), nombre });
const NAVIDAD = dia('2026-12-25', 'Navidad');
const AVENIDA = dia('2026-11-17', 'Inundación');
const BUEN_FIN = dia('2026-11-20', 'Buen Fin');

/** Christmas from ever on; a flood from Wednesday 11:00; then the flood is off and a Friday on. */
const VERSIONES: CalendarioDeCobro = [
  { version: 1, desde_ms: 0, mas: [NAVIDAD], menos: [] },
  { version: 2, desde_ms: a('2026-11-18', '11:00').getTime(), mas: [AVENIDA], menos: [] },
  { version: 3, desde_ms: a('2026-11-18', '12:00').getTime(), mas: [BUEN_FIN], menos: [AVENIDA.fecha] },
];
const DIAS = {
  festivos: [BUEN_FIN, NAVIDAD],
  calendario: { vigente: 3, versiones: VERSIONES },
};

describe('every list that there was can be told', () => {
  it.each([
    [1, [NAVIDAD]],
    [2, [AVENIDA, NAVIDAD]],
    [3, [BUEN_FIN, NAVIDAD]],
  ])('version %s', (version, lista) => expect(festivosDeVersion(DIAS, version)).toEqual(lista));

  it('one that is not known yet is the newest', () =>
    expect(festivosDeVersion(DIAS, 4)).toEqual([BUEN_FIN, NAVIDAD]));

  it('without versions there is one list', () =>
    expect(festivosDeVersion({ festivos: [NAVIDAD] }, 7)).toEqual([NAVIDAD]));

  it('another name replaces the one before', () => {
    const mas = [dia('2026-12-25', 'Nochebuena')];
    const versiones = [...VERSIONES, { version: 4, desde_ms: 1, mas, menos: [] }];
    expect(festivosDeVersion({ festivos: [], calendario: { vigente: 4, versiones } }, 4)).toEqual([
      BUEN_FIN,
      ...mas,
    ]);
  });
});

describe('a version is in force from its instant on', () => {
  it.each([
    ['2020-01-01', '00:00', 1],
    ['2026-11-18', '10:59', 1],
    ['2026-11-18', '11:00', 2],
    ['2026-11-18', '11:59', 2],
    ['2026-11-18', '12:00', 3],
    ['2030-01-01', '00:00', 3],
  ])('%s %s: %s', (d, hora, version) => expect(versionEn(VERSIONES, a(d, hora))).toBe(version));

  it('what was captured then is judged by what was in force then', () => {
    expect(conFestivosDe(DIAS, a('2026-11-18', '11:30')).festivos).toEqual([AVENIDA, NAVIDAD]);
    expect(conFestivosDe(DIAS, a('2026-11-18', '12:30'))).toBe(DIAS);
  });
});

describe('a credit has the days of its plan’s version', () => {
  it('to its due date; past it those in force', () => {
    const vence = (d: string, calendario?: number) => ({ calendario, fecha_vencimiento: fecha(d) });
    expect(festivosDelPlan(vence('2026-12-26', 2), DIAS)).toEqual([AVENIDA, NAVIDAD]);
    expect(festivosDelPlan(vence('2026-11-19', 2), DIAS)).toEqual([AVENIDA, BUEN_FIN, NAVIDAD]);
    // Older than versions: the first.
    expect(festivosDelPlan(vence('2026-12-26'), DIAS)).toEqual([NAVIDAD]);
    expect(festivosDelPlan(vence('2026-12-26', 3), DIAS)).toBe(DIAS.festivos);
  });
});

describe('the change that makes the wanted list', () => {
  const HOY = fecha('2026-11-18');
  const lista = [AVENIDA, NAVIDAD];
  const cambio = (querida: readonly ReturnType<typeof dia>[]) => cambioDeCalendario(lista, querida, HOY);

  it('is none for the same days, in any order', () => expect(cambio([NAVIDAD, AVENIDA])).toBeNull());

  it.each([
    ['a day comes', [...lista, BUEN_FIN], { mas: [BUEN_FIN], menos: [] }],
    ['a day goes', [NAVIDAD], { mas: [], menos: ['2026-11-17'] }],
    ['a day has another name', [AVENIDA, dia('2026-12-25')], { mas: [dia('2026-12-25')], menos: [] }],
    ['a day seven days ago', [...lista, dia('2026-11-11')], { mas: [dia('2026-11-11')], menos: [] }],
    [
      'a day listed twice: the last name',
      [...lista, BUEN_FIN, dia('2026-11-20')],
      { mas: [dia('2026-11-20')], menos: [] },
    ],
  ])('%s', (_que, querida, debido) => expect(cambio(querida)).toEqual(debido));

  it('a day eight days ago neither comes nor goes', () => {
    expect(cambio([...lista, dia('2026-11-10')])).toBeNull();
    expect(cambioDeCalendario([dia('2026-11-10')], [], HOY)).toBeNull();
  });
});
