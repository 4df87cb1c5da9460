import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LICENCIAS, licencias, paginaDeLicencias, SIN_LICENCIA } from './licencias.ts';
import { leerPaquetes, loQueSale } from '@leal/local/lo-que-sale';

const paquetes = leerPaquetes();
const enviados = loQueSale(paquetes);

test('what ships has what each side needs, at its own version, and no tool', () => {
  const lugares = ['antd', 'react', 'exceljs', 'find-my-way', 'zod', 'firebase-admin'];
  expect(lugares.filter((lugar) => !enviados.has(`node_modules/${lugar}`))).toEqual([]);
  expect(
    [...enviados].some((lugar) =>
      /node_modules\/(vitest|vite|esbuild|firebase-tools|@leal\/.*)$/.test(lugar),
    ),
  ).toBe(false);
});

test('docs/licencias.md is what package-lock.json says: else npm run licencias', () => {
  expect(readFileSync(LICENCIAS, 'utf8')).toBe(paginaDeLicencias(paquetes));
});

test('every licence is known, and none asks to publish what is built with it', () => {
  // One may choose the other one of 'MIT OR GPL'.
  const pide = (licencia: string) =>
    /\b(A?GPL|SSPL|BUSL)/.test(licencia) && !/\bMIT OR\b|\bOR MIT\b/.test(licencia);
  const todas = licencias(paquetes);
  expect([...todas.keys()].filter(pide)).toEqual([]);
  // exceljs asks for it to read in Node; the build of it for browsers is without it.
  expect(todas.get(SIN_LICENCIA)).toEqual(['buffers 0.1.1']);
});
