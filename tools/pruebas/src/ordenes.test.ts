// Each command that a page tells is run by a test, or says where it stands why not.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROGRAMAS } from '../../local/arranque/lanzar.mjs';
import { RAIZ } from '@leal/local/lo-que-sale';
import { CORRIDAS, malMarcadas, ordenesDe, sinNadie } from './ordenes.ts';

const leer = (camino: string) => readFileSync(join(RAIZ, camino), 'utf8');
const PAGINAS = globSync(['{README,CONTRIBUTING}.md', 'docs/*.md', 'tools/*/README.md'], {
  cwd: RAIZ,
}).toSorted();
const corridas = new Set(CORRIDAS.map(([orden]) => orden));
const dichas = PAGINAS.flatMap((pagina) => ordenesDe(leer(pagina)));

test.each(PAGINAS)('%s: every command is run by a test, or marked', (pagina) => {
  expect(sinNadie(ordenesDe(leer(pagina)), dichas)).toEqual([]);
});

test('the list is of commands that are told, and of tests that run them', () => {
  const enPaginas = new Set(dichas.map(({ orden }) => orden));
  expect([...corridas].filter((orden) => !enPaginas.has(orden))).toEqual([]);
  expect(CORRIDAS.filter(([, archivo, palabras]) => !leer(archivo).includes(palabras))).toEqual([]);
});

test('a command that the tests do not run to its end is marked as such, and no other', () => {
  expect(malMarcadas(dichas)).toEqual([]);
});

test.each([
  ['run in part and marked', '| ◐ `npm run volar` | flies |', ['npm run volar'], []],
  ['run in part and marked on another page too', '◐ `npm run volar`\n`npm run volar`', ['npm run volar'], []],
  ['run in part and not marked', '`npm run volar`', ['npm run volar'], ['npm run volar']],
  ['marked and run to its end', '◐ `npm run volar`', [], ['npm run volar']],
  ['beside one that is marked', '◐ `npm run volar`, then `npm run bajar`', ['npm run volar'], []],
])('of a command %s is told what is wrong', (_, pagina, enParte, esperadas) => {
  expect(malMarcadas(ordenesDe(pagina), new Set(enParte))).toEqual(esperadas);
});

test('each script of package.json leads to a program that is there', () => {
  const { scripts } = JSON.parse(leer('package.json')) as { scripts: Record<string, string> };
  const programas: Readonly<Record<string, string>> = PROGRAMAS;
  const sinPrograma = Object.values(scripts).filter((guion) => {
    const [, archivo = '', orden = ''] = guion.split(' ');
    if (!guion.startsWith('node '))
      return !existsSync(join(RAIZ, 'node_modules/.bin', guion.split(' ')[0] ?? ''));
    return (
      !existsSync(join(RAIZ, archivo)) ||
      (orden in programas && !existsSync(join(RAIZ, programas[orden] ?? '')))
    );
  });
  expect(sinPrograma).toEqual([]);
});

test.each([
  ['a block', '```sh\nnpm run volar   # (cielo)\n```', ['npm run volar']],
  ['a table', '| `npm run volar -- alto` | flies |', ['npm run volar -- alto']],
  ['a mark on its line', '| `npm run volar` (cloud) | flies |', []],
  ['a mark for a hand elsewhere', '✋ `npm run volar`\n`npm run volar -- alto`', []],
  ['another line’s mark', '☁\n`npm run volar`', ['npm run volar']],
  ['a program’s name', 'It is `npx firebase`; see `curl`.', []],
])('a command that nobody runs is found in %s', (_, pagina, esperadas) => {
  const ordenes = ordenesDe(pagina);
  expect(sinNadie(ordenes, ordenes)).toEqual(esperadas);
});
