// Vitest's report of a run, as it comes from its own process: by it, a failed test can be found and run again.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { correrPrograma } from './correr-programa.ts';
import type { Recuento } from './recuento.ts';

const RAIZ = join(import.meta.dirname, '../../..');

const CONFIG = `import { contador } from '${join(import.meta.dirname, 'recuento.ts')}';
export default { test: { name: 'unas', include: ['*.prueba.ts'], reporters: [contador] } };`;

const PRUEBAS = `import { expect, test, describe } from 'vitest';
describe('dentro', () => { test('nunca', () => expect(1).toBe(2)); });
test('siempre', () => expect(1).toBe(1));`;

test('a red test is named with its project and its file; each file with its time', async () => {
  const cache = join(RAIZ, '.cache');
  mkdirSync(cache, { recursive: true });
  const carpeta = mkdtempSync(join(cache, 'recuento-'));
  onTestFinished(() => rmSync(carpeta, { recursive: true }));
  writeFileSync(join(carpeta, 'vitest.config.ts'), CONFIG);
  writeFileSync(join(carpeta, 'una.prueba.ts'), PRUEBAS);
  writeFileSync(join(carpeta, 'rota.prueba.ts'), 'throw new Error("no carga");');
  const recuentos: Recuento[] = [];
  const bien = await correrPrograma(['node_modules/vitest/vitest.mjs', 'run', '--root', carpeta], {
    escribir: () => undefined,
    alRecibir: (mensaje) => recuentos.push(mensaje as Recuento),
  });
  expect(bien).toBe(false);
  const [recuento] = recuentos;
  expect(recuento).toMatchObject({ passed: 1, failed: 2 });
  expect(recuento?.fallidas).toHaveLength(2);
  expect(recuento?.fallidas).toContainEqual({
    proyecto: 'unas',
    archivo: 'una.prueba.ts',
    prueba: 'dentro > nunca',
    dicho: expect.stringMatching(/^una\.prueba\.ts > dentro > nunca\n {4}.*expected 1 to be 2/) as string,
  });
  expect(recuento?.fallidas).toContainEqual({
    proyecto: 'unas',
    archivo: 'rota.prueba.ts',
    dicho: expect.stringContaining('no carga') as string,
  });
  expect(recuento?.archivos.map(({ archivo }) => archivo).toSorted()).toEqual([
    'rota.prueba.ts',
    'una.prueba.ts',
  ]);
});
