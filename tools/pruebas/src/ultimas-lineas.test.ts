import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { RAIZ } from '@leal/local/lo-que-sale';
import { expect, test } from 'vitest';
import { SIN_PRUEBAS } from './recuento.ts';
import { ultimasLineas } from './ultimas-lineas.ts';

const verde = { nombre: 'api', segundos: 12.34, recuento: { ...SIN_PRUEBAS, passed: 3 } };
const ETAPAS = '\nEtapas:\n    12.3 s  api\n';
const roja = {
  nombre: 'reglas',
  segundos: 100,
  recuento: {
    ...SIN_PRUEBAS,
    failed: 1,
    fallidas: [{ dicho: 'a.test.ts > falla' }],
    archivos: Array.from({ length: 12 }, (_, n) => ({ archivo: `${n}.test.ts`, ms: n * 1000 })),
    omitidas: ['b: sin motivo'],
    inestables: ['c.test.ts > a ratos'],
  },
};

test('where nothing is to be told there are the stages and the count', () => {
  expect(ultimasLineas([verde])).toBe(`${ETAPAS}\n3 passed, 0 failed`);
  expect(ultimasLineas([verde], { aviso: '\n' })).toBe(`${ETAPAS}\n3 passed, 0 failed`);
});

test('a notice of what was found beside the tests stands right before the count, and does not change it', () => {
  const aviso = 'GRAVE\n  algo\n';
  expect(ultimasLineas([verde], { aviso })).toBe(`${ETAPAS}\nGRAVE\n  algo\n\n3 passed, 0 failed`);
});

test('the slowest files, the stages, those that did not run, the unstable, the skipped, the red and the notice, in this order, and the count last', () => {
  const dicho = ultimasLineas([verde, roja], { aviso: 'GRAVE', dejadas: ['local'] });
  expect(dicho.trim().split(/\n+/)).toEqual([
    'Los archivos más lentos:',
    ...[11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((n) => `  ${`${n}.0 s`.padStart(8)}  ${n}.test.ts`),
    'Etapas:',
    '    12.3 s  api',
    '   100.0 s  reglas',
    'No corrieron, porque nada de lo que leen ha cambiado desde que pasaron:',
    '  local',
    'Inestables (rojas, y luego verdes; cada una es un defecto por buscar):',
    '  c.test.ts > a ratos',
    'Omitidas:',
    '  b: sin motivo',
    'Etapas en rojo: reglas.',
    '  a.test.ts > falla',
    'GRAVE',
    '3 passed, 1 failed, 1 skipped',
  ]);
});

/** `.ci/run` with an npm that is played: the audit says `auditoria` and ends with `codigo`; the tests are green. */
function correrCi(auditoria: string, codigo: number) {
  const carpeta = mkdtempSync(join(tmpdir(), 'leal-ci-'));
  const guion = `#!/bin/sh
case "$*" in *auditoria) printf '%s' '${auditoria}'; exit ${codigo};; esac
printf '[%s]\\n3 passed, 0 failed\\n' "$LEAL_AVISO_FINAL"
`;
  writeFileSync(join(carpeta, 'npm'), guion);
  chmodSync(join(carpeta, 'npm'), 0o755);
  const PATH = `${carpeta}${delimiter}${process.env['PATH'] ?? ''}`;
  const env = { ...process.env, LEAL_AVISO_FINAL: '', PATH };
  const { status, stdout } = spawnSync('bash', [join(RAIZ, '.ci/run')], { encoding: 'utf8', env });
  rmSync(carpeta, { recursive: true, force: true });
  return { status, lineas: stdout.trim().split('\n') };
}

test.each([
  ['nothing known', 'Auditoría: nada.', 0, '[]'],
  ['no answer of the registry', 'Auditoría: saltada.', 0, '[]'],
  ['a grave weakness', 'GRAVE', 1, '[GRAVE]'],
  ['an audit that breaks', '', 1, '[La auditoría no corrió.]'],
])(
  '.ci/run, %s: told at its head and, if it matters, at its end; it stays green',
  (_, dicho, codigo, aviso) => {
    const { status, lineas } = correrCi(dicho, codigo);
    expect(lineas[0]).toBe(dicho || aviso);
    expect(lineas.slice(-2)).toEqual([aviso, '3 passed, 0 failed']);
    expect(status).toBe(0);
  },
);
