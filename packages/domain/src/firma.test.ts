import { describe, expect, it, test } from 'vitest';
import {
  estaFirmado,
  type Firma,
  HOJA_FIRMA,
  interpretarFirma,
  reducirFirma,
  textoDeFirma,
} from './firma.ts';

const { ancho, alto, letras, trazos, puntos } = HOJA_FIRMA;
const repetido = (n: number, texto: string, entre: string): string => Array(n).fill(texto).join(entre);

describe('what a text says', () => {
  test.each([
    [
      '0,0 600,240',
      [
        [
          [0, 0],
          [600, 240],
        ],
      ],
    ],
    [
      '1,2 3,4;5,6',
      [
        [
          [1, 2],
          [3, 4],
        ],
        [[5, 6]],
      ],
    ],
    ['', null],
    ['10,10', null],
    ['1,1;2,2', null],
    ['1,2 3,4;', null],
    ['1,2  3,4', null],
    ['1,2 3', null],
    ['01,2 3,4', null],
    ['-1,2 3,4', null],
    ['1.5,2 3,4', null],
    ['601,2 3,4', null],
    ['1,241 3,4', null],
    ['1,2 3,4\n', null],
    ['M1 2L3 4', null],
    ['<svg/>', null],
  ] as const)('%j: %j', (texto, firma) => {
    expect(interpretarFirma(texto)).toEqual(firma);
  });

  test.each([
    ['as many strokes as there may be', repetido(trazos, '1,1 2,2', ';'), true],
    ['one stroke more', repetido(trazos + 1, '1,1 2,2', ';'), false],
    ['as many points as there may be', repetido(puntos, '1,1', ' '), true],
    ['one point more', repetido(puntos + 1, '1,1', ' '), false],
    ['as many letters as there may be', repetido(1_000, '100,100', ' '), true],
    ['too many letters', repetido(1_001, '100,100', ' '), false],
  ])('%s', (_, texto, vale) => {
    expect(interpretarFirma(texto) !== null).toBe(vale);
  });
});

describe('what was drawn', () => {
  it('is kept in whole units, inside the sheet, without what a straight line needs not', () => {
    expect(
      reducirFirma([
        [
          [-5, 0.4],
          [100, 100.2],
          [200.3, 200],
          [900, 999],
        ],
        [],
      ]),
    ).toEqual([
      [
        [0, 0],
        [200, 200],
        [ancho, alto],
      ],
    ]);
  });

  it('a dot stays a dot, and is no signature', () => {
    expect(reducirFirma([[[5, 5]]])).toEqual([[[5, 5]]]);
    expect(
      [
        [[[5, 5]]],
        [
          [
            [5, 5],
            [6, 6],
          ],
        ],
        [],
      ].map((firma) => estaFirmado(firma as unknown as Firma)),
    ).toEqual([false, true, false]);
  });

  /** A finger that never rests, by a fixed sequence. */
  const garabato = (cuantos: number, semilla: number): Firma[number] =>
    Array.from({ length: cuantos }, (_, n) => [
      ((n * 7919 + semilla * 104_729) % 6007) / 10,
      ((n * 6101 + semilla * 50_021) % 2411) / 10,
    ]);

  it.each([
    ['a long scribble', [garabato(20_000, 1)]],
    ['many strokes', Array.from({ length: 500 }, (_, n) => garabato(40, n))],
    ['an ordinary one', [garabato(60, 3), garabato(2, 4), garabato(1, 5)]],
  ])('%s always fits, and is read back as it was kept', (_, dibujada) => {
    const reducida = reducirFirma(dibujada);
    const texto = textoDeFirma(reducida);
    expect(texto.length).toBeLessThanOrEqual(letras);
    expect(interpretarFirma(texto)).toEqual(reducida);
    expect(reducirFirma(reducida).length).toBe(reducida.length);
  });
});
