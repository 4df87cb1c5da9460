import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { conCandado } from './candado.ts';

const carpeta = mkdtempSync(join(tmpdir(), 'leal-candado-'));
const CANDADO = new URL('./candado.ts', import.meta.url).href;
afterAll(() => rmSync(carpeta, { recursive: true, force: true }));

/** Another process that has the lock and never lets it go by itself. */
async function otroDueno(archivo: string) {
  const programa = `import { conCandado } from ${JSON.stringify(CANDADO)};
    setInterval(() => {}, 1000);
    await conCandado(${JSON.stringify(archivo)}, () => { process.send('mine'); return new Promise(() => {}); });`;
  const proceso = spawn(process.execPath, ['--input-type=module', '--eval', programa], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await new Promise((resolver) => proceso.once('message', resolver));
  return proceso;
}

test('one at a time, in one process too', async () => {
  const archivo = join(carpeta, 'uno.candado');
  let dentro = 0;
  let maximo = 0;
  const tarea = async () => {
    maximo = Math.max(maximo, (dentro += 1));
    await new Promise((resolver) => setImmediate(resolver));
    dentro -= 1;
  };
  await Promise.all([1, 2, 3].map(() => conCandado(archivo, tarea)));
  expect(maximo).toBe(1);
});

test('what fails frees it', async () => {
  const archivo = join(carpeta, 'falla.candado');
  await expect(conCandado(archivo, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await conCandado(archivo, () => Promise.resolve('mine'))).toBe('mine');
});

test('a killed owner leaves it free', async () => {
  const archivo = join(carpeta, 'muerto.candado');
  const dueno = await otroDueno(archivo);
  let tomado = false;
  const turno = conCandado(archivo, () => {
    tomado = true;
    return Promise.resolve('mine');
  });
  expect(tomado).toBe(false);
  dueno.kill('SIGKILL');
  expect(await turno).toBe('mine');
});
