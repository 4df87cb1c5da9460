// A motion explains something and is over soon: nobody waits for it.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const RAIZ = join(import.meta.dirname, '../src');
const TOPE_MS = 200;

/** The motions that take longer, and why they may. */
const MAS_LARGOS: Readonly<Record<string, string>> = {
  "ui/capas/capas.css .capa[aria-disabled='true'] .ant-btn-variant-solid:not(:disabled)":
    'the deaf time, seen: the button fills while it hears nothing',
  'ui/estados/huecos.css .hueco': 'goes on as long as one waits for data',
  'app/base.css .anticon-spin': 'goes on as long as something is sent',
  'ui/franja.css .franja': 'nothing moves: a finger on its way passes through it',
  'app/marco.css .aviso-al-pie': 'nothing moves: a finger on its way passes through it',
  'app/marco.css .aviso-pasajero': 'nothing moves: the deaf time of a toast',
  'app/marco/inferior.css html:has(.inferior)': 'nothing moves: no room for the bar before it is back',
  'app/marco/inferior.css .inferior': 'nothing moves: the bar stays away from the tap that ends the typing',
};

const sinComentarios = (css: string): string => css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
const enMs = (tiempo: string): number => Number.parseFloat(tiempo) * (tiempo.endsWith('ms') ? 1 : 1000);

/** The time until the last of them has ended, its delay included. */
const duracion = (valor: string): number =>
  Math.max(
    ...valor
      .split(/,(?![^(]*\))/)
      .map((texto) => (texto.match(/-?[\d.]+m?s\b/g) ?? []).reduce((suma, tiempo) => suma + enMs(tiempo), 0)),
  );

const DE_TIEMPO = /(?<![\w-])(?:transition|animation)(?:-duration|-delay)?\s*:\s*([^;}]+)/g;

/** Each rule of a sheet that lasts, and how long. */
function queDuran(css: string): [selector: string, ms: number][] {
  return [...sinComentarios(css).matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(
    ([, selector = '', cuerpo = '']) => {
      const ms = Math.max(0, ...[...cuerpo.matchAll(DE_TIEMPO)].map(([, valor = '']) => duracion(valor)));
      return ms > 0 ? [[selector.trim().replaceAll(/\s+/g, ' '), ms] as [string, number]] : [];
    },
  );
}

describe('how long a style sheet moves something', () => {
  test.each([
    ['.a { transition: opacity 0.2s, color 120ms ease 30ms; }', [['.a', 200]]],
    ['@media print { .a > .b { animation: girar 1s linear infinite; } }', [['.a > .b', 1000]]],
    ['.a { transition: none } /* .b { transition: all 9s } */', []],
    ['.a { transition: visibility 0s 400ms; transition-duration: 0s !important; }', [['.a', 400]]],
    ['.a { animation-duration: 2s; color: red }', [['.a', 2000]]],
    ['.a { --mi-transition: 9s }', []],
  ] as const)('%s', (css, esperado) => expect(queDuran(css)).toEqual(esperado));

  test(`nothing lasts longer than ${TOPE_MS} ms, but what is listed here with its reason`, () => {
    const largos = globSync('**/*.css', { cwd: RAIZ }).flatMap((archivo) =>
      queDuran(readFileSync(join(RAIZ, archivo), 'utf8'))
        .filter(([, ms]) => ms > TOPE_MS)
        .map(([selector]) => `${archivo.replaceAll('\\', '/')} ${selector}`),
    );
    expect(largos.toSorted()).toEqual(Object.keys(MAS_LARGOS).toSorted());
  });
});
