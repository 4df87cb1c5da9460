// Sizes of letters, corners and colours are the theme's: a sheet names them, so that one place changes them all.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { MEDIDAS } from '../src/app/tema.ts';
import { conMedidas } from './literales.ts';

const RAIZ = join(import.meta.dirname, '../src');
/** The icon on the phone, which is the same by day and by night. */
const MARCA = /^\.marca\b/;

const sinComentarios = (css: string): string => css.replaceAll(/\/\*[\s\S]*?\*\//g, '');

/** A length that belongs to a screen's width, or to the text around it, is no size of its own. */
const MEDIDA = /(?<![\w-])\d*\.?\d+(?:px|pt|rem|ex|ch)\b/;
const COLOR = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|lab)\(|(?<![\w-])(?:black|white|red|gr[ae]y)(?![\w-])/i;
const DE_MEDIDA = /^(?:font|font-size|border(?:-[a-z]+)*-radius)$/;

/** The declarations of a sheet that say a size, a corner or a colour by themselves. */
const literalesDe = (css: string): string[] =>
  [...sinComentarios(css).matchAll(/([^{};]*)\{([^{}]*)\}/g)]
    .filter(([, selector = '']) => !MARCA.test(selector.trim()))
    .flatMap(([, , cuerpo = '']) => [...cuerpo.matchAll(/(?<=^|;)\s*([\w-]+)\s*:\s*([^;]+)/g)])
    .filter(
      ([, propiedad = '', valor = '']) =>
        COLOR.test(valor) ||
        (DE_MEDIDA.test(propiedad) && (MEDIDA.test(valor) || /(?<![\w-])50%/.test(valor))) ||
        propiedad in MEDIDAS,
    )
    .map(([, propiedad = '', valor = '']) => `${propiedad}: ${valor.trim()}`);

const hojas = (): [archivo: string, css: string][] =>
  globSync('**/*.css', { cwd: RAIZ }).map((archivo) => [
    archivo.replaceAll('\\', '/'),
    readFileSync(join(RAIZ, archivo), 'utf8'),
  ]);

describe('what a sheet says by itself', () => {
  test.each([
    ['.a { font-size: 0.875rem; }', ['font-size: 0.875rem']],
    ['.a { font-size: clamp(1rem, 4vw, var(--letra-36)) }', ['font-size: clamp(1rem, 4vw, var(--letra-36))']],
    ['.a { font-size: min(var(--letra-15), 6vw); }', []],
    ['.a { font-size: 1.5em; font: inherit; }', []],
    ['.a { font: 600 12px/1 serif }', ['font: 600 12px/1 serif']],
    ['.a { padding: 8px; border-radius: 8px }', ['border-radius: 8px']],
    ['.a { border-start-start-radius: 16px; }', ['border-start-start-radius: 16px']],
    ['.a { border-radius: 50% }', ['border-radius: 50%']],
    ['.a { border-radius: var(--radio-panel) } /* .b { color: #fff } */', []],
    ['@media print { .a { color: #000; } }', ['color: #000']],
    ['.a { border: 1px solid rgb(0 0 0 / 50%) }', ['border: 1px solid rgb(0 0 0 / 50%)']],
    ['.a { --mio: color-mix(in srgb, red 50%, black) }', ['--mio: color-mix(in srgb, red 50%, black)']],
    ['.a { white-space: nowrap; white-space: pre }', []],
    ['.a { --letra-14: 1rem }', ['--letra-14: 1rem']],
  ] as const)('%s', (css, esperado) => expect(literalesDe(css)).toEqual(esperado));

  test('no sheet has a size of letters, a corner or a colour of its own', () => {
    const literales = hojas().flatMap(([archivo, css]) =>
      literalesDe(css).map((literal) => `${archivo} ${literal}`),
    );
    expect(literales).toEqual([]);
  });

  test('every size that a sheet names is of the theme, and every one of the theme is used', () => {
    const escritas = hojas().map(([, css]) => css);
    expect(escritas.filter((css) => /var\(--(?:letra|radio|papel|tinta)/.test(conMedidas(css)))).toEqual([]);
    const todas = escritas.join('');
    expect(Object.keys(MEDIDAS).filter((nombre) => !todas.includes(`var(${nombre})`))).toEqual([]);
  });
});
