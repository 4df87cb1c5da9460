import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { RAIZ } from '../suite.ts';
import type { Revision } from './revision.ts';

/** Every cold instance reads and compiles it before its first answer. */
const MAXIMO_FUNCIONES_KIB = 1096;

function deFunciones(raiz: string): string[] {
  const pesa = statSync(join(raiz, 'functions/lib/index.js')).size / 1024;
  if (pesa <= MAXIMO_FUNCIONES_KIB) return [];
  return [`functions/lib/index.js pesa ${pesa.toFixed(0)} KiB, y son ${MAXIMO_FUNCIONES_KIB} a lo más`];
}

/** The screens' budgets, as they are told after every build (web/build/presupuesto.ts). */
function deWeb(raiz: string): string[] {
  const programa = join(RAIZ, 'web/build/presupuesto.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [programa, join(raiz, 'web/dist/leal')], {
    encoding: 'utf8',
  });
  if (status === 0) return [];
  const lineas = stdout.split('\n').filter((linea) => /EXCEDE|no debe/.test(linea));
  return lineas.length > 0 ? lineas.map((linea) => linea.trim()) : [stderr.trim()];
}

export const tamanos: Revision = {
  nombre: 'tamaños',
  revisar: ({ raiz }) => Promise.resolve([...deFunciones(raiz), ...deWeb(raiz)]),
};
