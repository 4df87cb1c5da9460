import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { juzgar } from './auditoria.ts';
import { LICENCIAS, licencias, paginaDeLicencias, SIN_LICENCIA } from './licencias.ts';
import { leerPaquetes, loQueSale } from './lo-que-sale.ts';

const paquetes = leerPaquetes();
const enviados = loQueSale(paquetes);

test('what ships has what each side needs, at its own version, and no tool', () => {
  const lugares = ['antd', 'react', 'exceljs', 'find-my-way', 'zod', 'firebase-admin'];
  expect(lugares.filter((uno) => !enviados.has(`node_modules/${uno}`))).toEqual([]);
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
  const pide = (una: string) => /\b(A?GPL|SSPL|BUSL)/.test(una) && !/\bMIT OR\b|\bOR MIT\b/.test(una);
  const todas = licencias(paquetes);
  expect([...todas.keys()].filter(pide)).toEqual([]);
  // exceljs asks for it to read in Node; the build of it for browsers is without it.
  expect(todas.get(SIN_LICENCIA)).toEqual(['buffers 0.1.1']);
});

const informe = (severity: string, lugar: string) =>
  JSON.stringify({ vulnerabilities: { algo: { severity, nodes: [lugar] } } });

test.each([
  ['nothing known', '{"vulnerabilities":{}}', 'Auditoría: nada conocido en lo que se envía.', true],
  [
    'of a tool only',
    informe('critical', 'node_modules/vitest'),
    'Auditoría: nada conocido en lo que se envía.',
    true,
  ],
  ['a light one', informe('moderate', 'node_modules/react'), 'Auditoría: algo (moderate).', true],
  ['a grave one', informe('high', 'node_modules/react'), 'Auditoría: algo (high).', false],
  [
    'no registry',
    '{"error":{"code":"ENOTFOUND"}}',
    'Auditoría: saltada, el registro de npm no la contesta.',
    true,
  ],
  ['no answer', '', 'Auditoría: saltada, el registro de npm no la contesta.', true],
])('the audit: %s', (_, texto, linea, bien) => {
  expect(juzgar(texto, enviados)).toEqual({ linea, bien });
});
