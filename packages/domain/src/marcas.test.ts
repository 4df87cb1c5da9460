import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIA, type Dicho, fila, HORA, marcar, MIN, SEG, T0 } from '../pruebas/capturas.ts';
import { type FilaMarcable, type Marca, marcasDe, telefonosPorOir } from './marcas.ts';
import { PARAMETROS } from './parametros.ts';

type Caso = readonly [que: string, filas: readonly Dicho[], marcas: Record<string, readonly Marca[]>];

describe('the same number', () => {
  it.each<Caso>([
    [
      'under two keys',
      [{ en: 0 }, { en: MIN, secuencia: 0 }],
      { f0: ['secuencia_repetida'], f1: ['secuencia_repetida'] },
    ],
    ['under one key', [{ en: 0 }, { en: MIN, secuencia: 0, clave: 'k0' }], {}],
    [
      'without keys',
      [
        { en: 0, clave: undefined },
        { en: MIN, secuencia: 0, clave: undefined },
      ],
      { f0: ['secuencia_repetida'], f1: ['secuencia_repetida'] },
    ],
    ['on two phones', [{ en: 0 }, { en: MIN, secuencia: 0, dispositivo: 'tel-2' }], {}],
    [
      'without a phone',
      [
        { en: 0, dispositivo: undefined },
        { en: MIN, secuencia: 0, dispositivo: undefined },
      ],
      {},
    ],
  ])('%s', (_, filas, marcas) => expect(marcar(filas)).toEqual(marcas));
});

describe('number against hour', () => {
  const MARCADA = { f1: ['fuera_de_orden'] } as const;
  it.each<Caso>([
    ['two minutes before an earlier number', [{ en: 2 * MIN }, { en: 0 }], {}],
    ['a moment more', [{ en: 2 * MIN + 1 }, { en: 0 }], { f1: ['fuera_de_orden', 'reloj_atrasado'] }],
    ['in order, arrived the other way round', [{ en: 0, llega: 20 * SEG }, { en: 5 * MIN }], {}],
    ['the same number is neither before nor after', [{ en: HORA }, { en: 0, secuencia: 0, clave: 'k0' }], {}],
    [
      'a clock put right only in the offset: the hours still contradict the numbers',
      [
        { en: HORA, desfase_ms: HORA },
        { en: 0, desfase_ms: 0 },
      ],
      { f1: ['fuera_de_orden', 'reloj_movido'] },
    ],
    [
      'without offsets',
      [
        { en: HORA, desfase_ms: undefined },
        { en: 0, desfase_ms: undefined },
      ],
      MARCADA,
    ],
    [
      'all that follow until the hour is reached again',
      [
        { en: 6 * HORA, desfase_ms: undefined },
        { en: 0 },
        { en: HORA },
        { en: 6 * HORA - 2 * MIN },
        { en: 7 * HORA },
      ],
      { f1: ['fuera_de_orden'], f2: ['fuera_de_orden'] },
    ],
  ])('%s', (_, filas, marcas) => expect(marcar(filas)).toEqual(marcas));
});

describe('older than what the phone did with a line', () => {
  /** A capture at 11:00 with a line; then, with the next number, something of an hour before that came late. */
  const luego = (en: number, dicho: Partial<Dicho> = {}): Dicho => ({
    en,
    llega: HORA,
    desfase_ms: undefined,
    ...dicho,
  });
  const ENTRE: Dicho = { en: -DIA, llega: -DIA + SEG };
  it.each<Caso>([
    ['two minutes', [ENTRE, { en: 0 }, luego(-2 * MIN)], {}],
    [
      'a moment more',
      [ENTRE, { en: 0 }, luego(-2 * MIN - 1)],
      { f2: ['fuera_de_orden', 'anterior_en_linea'] },
    ],
    [
      'of an action that waited itself: only the order is wrong',
      [ENTRE, { en: 0, llega: HORA }, luego(-HORA)],
      { f2: ['fuera_de_orden'] },
    ],
    ['that came at once', [ENTRE, { en: 0 }, luego(-5 * MIN, { llega: 0 })], { f2: ['fuera_de_orden'] }],
    ['a lower number had waited', [ENTRE, { en: 0, secuencia: 9 }, luego(-HORA, { secuencia: 5 })], {}],
    [
      'no number, and the phone had a line since',
      [ENTRE, { en: 0 }, luego(-HORA, { secuencia: undefined })],
      { f2: ['anterior_en_linea'] },
    ],
    ['no number, two minutes', [ENTRE, { en: 0 }, luego(-2 * MIN, { secuencia: undefined })], {}],
    [
      'no number, and came before that action',
      [ENTRE, { en: 2 * HORA }, luego(-HORA, { secuencia: undefined })],
      {},
    ],
    [
      'no number, another phone had a line',
      [ENTRE, { en: 0, dispositivo: 'tel-2' }, luego(-HORA, { secuencia: undefined })],
      {},
    ],
  ])('%s', (_, filas, marcas) => expect(marcar(filas)).toEqual(marcas));
});

describe('the clock of the phone', () => {
  it.each<Caso>([
    [
      'goes back two minutes',
      [
        { en: 0, desfase_ms: 0 },
        { en: 0, desfase_ms: 2 * MIN },
      ],
      {},
    ],
    [
      'goes back a moment more: the offset says so too',
      [
        { en: 0, desfase_ms: 0 },
        { en: 0, desfase_ms: 2 * MIN + 1 },
      ],
      { f1: ['reloj_atrasado', 'reloj_movido'] },
    ],
    ['is put forward', [{ en: 0 }, { en: MIN, desfase_ms: -2 * MIN - 1 }], { f1: ['reloj_movido'] }],
    ['two minutes forward', [{ en: 0 }, { en: MIN, desfase_ms: -2 * MIN }], {}],
    [
      'was moved while captures waited: those that waited just before are marked, not what had arrived',
      [
        { en: 0 },
        { en: HORA, llega: 5 * HORA },
        { en: 2 * HORA, llega: 5 * HORA },
        { en: 5 * HORA, desfase_ms: 3 * MIN },
      ],
      { f1: ['reloj_movido'], f2: ['reloj_movido'], f3: ['reloj_movido'] },
    ],
    [
      'is unknown',
      [
        { en: 0, desfase_ms: undefined },
        { en: MIN, desfase_ms: HORA },
      ],
      {},
    ],
    ['is another phone’s', [{ en: 0 }, { en: MIN, desfase_ms: HORA, dispositivo: 'tel-2' }], {}],
  ])('%s', (_, filas, marcas) => expect(marcar(filas)).toEqual(marcas));
});

describe('a phone that nobody had heard', () => {
  const TARDE: Dicho = { en: 0, llega: HORA };
  const FUERA = PARAMETROS.tolerancia_futuro_min * MIN;
  const NUEVO = ['telefono_nuevo'] as const;
  it.each<Caso>([
    ['sends what waited', [TARDE], { f0: NUEVO }],
    ['was heard at that very moment', [{ en: 0 }, TARDE], {}],
    [
      'was heard within what a clock may be out',
      [{ en: FUERA }, { ...TARDE, secuencia: 0, clave: 'k0' }],
      {},
    ],
    ['was heard later only', [TARDE, { en: FUERA + 1 }], { f0: NUEVO }],
    [
      'its first ones came late; what it captured after their arrival did not',
      [TARDE, { en: HORA, llega: 2 * HORA }],
      { f0: NUEVO },
    ],
    ['came at once', [{ en: 0 }], {}],
    ['the other phone was heard', [{ en: -HORA, dispositivo: 'tel-2' }, TARDE], { f1: NUEVO }],
    ['does not say which one it is', [{ ...TARDE, dispositivo: undefined }], {}],
  ])('%s', (_, filas, marcas) => expect(marcar(filas)).toEqual(marcas));

  it.each([
    ['long before', -DIA, {}],
    ['at that hour', 0, {}],
    ['within what a clock may be out', FUERA, {}],
    ['after that', FUERA + 1, { f0: NUEVO }],
  ])('these rows cannot tell: the ledger heard it %s', (_, oido, marcas) => {
    expect(telefonosPorOir([fila(TARDE, 0)])).toEqual(['tel-1']);
    expect(marcar([TARDE], new Map([['tel-1', new Date(T0 + oido)]]))).toEqual(marcas);
  });

  it('is not asked for when these rows do tell', () => {
    expect(telefonosPorOir([{ en: 0 }, TARDE].map(fila))).toEqual([]);
  });
});

it('the order in which rows are told does not matter', () => {
  const filas = [
    { en: 6 * HORA },
    { en: 0, llega: 7 * HORA },
    { en: 0, secuencia: 1, clave: 'otra', desfase_ms: HORA },
    { en: 8 * HORA, llega: 9 * HORA, secuencia: undefined },
    { en: 0, llega: HORA, dispositivo: 'tel-2' },
  ].map(fila);
  const de = (marcables: readonly FilaMarcable[]) =>
    marcasDe(marcables, { oidos: new Map(), parametros: PARAMETROS });
  expect(de(filas).size).toBe(3);
  fc.assert(
    fc.property(fc.shuffledSubarray(filas, { minLength: filas.length }), (barajadas) => {
      expect(de(barajadas)).toEqual(de(filas));
    }),
  );
});
