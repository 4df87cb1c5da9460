// A test that is red and then green is counted, and told: nobody looks for what nobody sees.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { correrPrograma } from './correr-programa.ts';
import type { Recuento } from './recuento.ts';

const RAIZ = join(import.meta.dirname, '../../..');

const CONFIG = `import { contador } from '${join(import.meta.dirname, 'recuento.ts')}';
export default { test: { include: ['*.prueba.ts'], retry: 1, reporters: [contador] } };`;

const PRUEBAS = `import { expect, test } from 'vitest';
let vez = 0;
test('a la segunda', () => expect((vez += 1)).toBe(2));
test('nunca', () => expect(1).toBe(2));
test('siempre', () => expect(1).toBe(1));`;

test('red and then green: green, and told with what was wrong; red twice is red', async () => {
  const cache = join(RAIZ, '.cache');
  mkdirSync(cache, { recursive: true });
  const carpeta = mkdtempSync(join(cache, 'inestables-'));
  onTestFinished(() => rmSync(carpeta, { recursive: true }));
  writeFileSync(join(carpeta, 'vitest.config.ts'), CONFIG);
  writeFileSync(join(carpeta, 'una.prueba.ts'), PRUEBAS);
  const recuentos: Recuento[] = [];
  const bien = await correrPrograma(['node_modules/vitest/vitest.mjs', 'run', '--root', carpeta], {
    escribir: () => undefined,
    alRecibir: (mensaje) => recuentos.push(mensaje as Recuento),
  });
  expect(bien).toBe(false);
  const [recuento] = recuentos;
  expect(recuento).toMatchObject({ passed: 2, failed: 1 });
  expect(recuento?.inestables).toEqual([
    expect.stringMatching(/^una\.prueba\.ts > a la segunda\n {4}.*expected 1 to be 2/),
  ]);
  expect(recuento?.fallidas).toEqual([expect.stringContaining('una.prueba.ts > nunca')]);
});
