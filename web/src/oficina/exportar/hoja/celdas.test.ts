import { centavos, fecha } from '@leal/domain';
import { describe, expect, test } from 'vitest';
import { medirColumna } from './anchos.ts';
import type { Celda, Formato } from './hoja.ts';
import { textoCelda, valorEscrito } from './valor-escrito.ts';

describe('a text in a cell', () => {
  test.each([
    ['an ordinary one', 'Ana López', 'Ana López'],
    ['emoji and their joiners', 'Flores 👩‍👧 🌺', 'Flores 👩‍👧 🌺'],
    ['what would begin a formula', '=1+1', '=1+1'],
    ['a tab', '\ta', '\ta'],
    ['line ends as a space', 'Negrete 12\r\n\n  Centro', 'Negrete 12 Centro'],
    ['a line end before a formula', '\r=1', ' =1'],
    ['controls', 'a\u0000b\u0007c\u001Fd\u007Fe\u0085f', 'abcdef'],
    ['half a pair', 'a\uD83Db\uDE00c', 'abc'],
    ['what is no character', 'a\uFFFEb\uFFFFc', 'abc'],
  ])('keeps, or loses what breaks a file: %s', (_, texto, queda) => expect(textoCelda(texto)).toBe(queda));

  test('is cut at the limit of a cell, never through a character', () => {
    expect(textoCelda('x'.repeat(32_768))).toHaveLength(32_767);
    expect(textoCelda(`${'x'.repeat(32_766)}🌺`)).toBe('x'.repeat(32_766));
  });
});

test.each<[string, Formato, Celda, string | number | null]>([
  ['centavos as pesos', 'dinero', centavos(123_456), 1234.56],
  ['a refund', 'dinero', centavos(-5), -0.05],
  ['nothing paid as a zero', 'dinero', centavos(0), 0],
  ['a day as its number', 'fecha', fecha('2026-11-09'), 46_335],
  ['the first day that Excel counts right', 'fecha', fecha('1900-03-01'), 61],
  ['a day before it as a text', 'fecha', fecha('1900-02-28'), '28/02/1900'],
  ['no day as nothing', 'fecha', null, null],
  ['a phone as a text', 'texto', '0618123', '0618123'],
  ['an empty text as nothing', 'texto', '', null],
  ['a count as it is', 'entero', 30, 30],
])('a file holds %s', (_, formato, celda, escrito) => expect(valorEscrito(formato, celda)).toBe(escrito));

describe('a column is as wide as what it shows', () => {
  const medir = (titulo: string, formato: Formato, ...celdas: Celda[]) =>
    medirColumna(
      { titulo, formato },
      0,
      celdas.map((celda) => [celda]),
    );

  test.each<[string, ReturnType<typeof medir>, number, boolean]>([
    ['8 at least', medir('No.', 'entero', 1, 2), 8, false],
    ['its longest text', medir('Cliente', 'texto', 'Ana', 'María del Refugio Ruiz'), 25, false],
    ['the longest word of its header', medir('Saldo con interésinterés', 'entero', 1), 16, false],
    ['a day', medir('Fecha fin', 'fecha', fecha('2026-11-09'), null), 12, false],
    [
      'the longest amount, however low',
      medir('Lunes', 'dinero', centavos(-123_456_789), centavos(1)),
      16,
      false,
    ],
    ['80 at most, and broken into lines', medir('Cliente', 'texto', 'x'.repeat(300)), 80, true],
  ])('%s', (_, medida, ancho, partida) => expect(medida).toEqual({ ancho, partida }));
});
