import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { conAnchos } from './anchos.ts';

const FUENTES = join(import.meta.dirname, '../src');
/** The place of the widths, and the page's first script, which only guesses what to fetch. */
const PROPIOS = /^(arranque\.js$|ui[/\\]anchos\.ts$)/;

test('where a desk begins is written in ui/anchos.ts and nowhere else', () => {
  const propios = globSync('**/*.{css,ts,tsx,js}', { cwd: FUENTES })
    .filter((archivo) => !PROPIOS.test(archivo))
    .filter((archivo) => /\b(900|899|1023|1024)px/.test(readFileSync(join(FUENTES, archivo), 'utf8')));
  expect(propios).toEqual([]);
});

test('every name that a style sheet gives to a screen is known', () => {
  const sinNombre = globSync('**/*.css', { cwd: FUENTES }).filter((archivo) =>
    /@media[^{]*\(--/.test(conAnchos(readFileSync(join(FUENTES, archivo), 'utf8'))),
  );
  expect(sinNombre).toEqual([]);
});
