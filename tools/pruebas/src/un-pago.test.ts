import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const RAIZ = new URL('../../..', import.meta.url).pathname;
const pagina = readFileSync(`${RAIZ}docs/un-pago.md`, 'utf8');
const nombrados = [...new Set([...pagina.matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, nombre = '']) => nombre))];
const archivos = globSync('{packages,functions,web,tests}/**/*.{ts,tsx}', {
  cwd: RAIZ,
  exclude: ['**/node_modules/**', '**/dist/**'],
});

test('the page of one payment names files that are there', () => {
  const faltan = nombrados.filter((uno) => !archivos.some((archivo) => `/${archivo}`.endsWith(`/${uno}`)));
  expect(nombrados.length).toBeGreaterThan(20);
  expect(faltan).toEqual([]);
});
