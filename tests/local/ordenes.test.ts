// Commands of the pages, as they are written there, against a copy that `npm run dev` opens.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { apartarDesfase } from '@leal/local/apartados';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { CORRIDAS, EN_VIVO } from '../../tools/pruebas/src/ordenes.ts';
import { jugarJava } from '../setup/java-jugado.ts';
import { RELOJ_DE_PRUEBAS } from '../setup/reloj.ts';

const RAIZ = fileURLToPath(new URL('../..', import.meta.url));
const { scripts } = JSON.parse(readFileSync(join(RAIZ, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const { desfase, soltar } = await apartarDesfase();
const datos = mkdtempSync(join(tmpdir(), 'leal-ordenes-'));
const origen = `http://127.0.0.1:${5000 + desfase}`;
/** For what hangs, not for a busy machine. */
const PLAZO = { timeout: 90_000, interval: 100 };
const PUERTA = 'tools/local/arranque.mjs';

function correr(argumentos: string[]) {
  const proceso = spawn(process.execPath, argumentos, {
    cwd: RAIZ,
    env: {
      ...process.env,
      LEAL_DATOS: datos,
      LEAL_DESFASE_PUERTOS: String(desfase),
      LEAL_PROYECTO: '',
      LEAL_RELOJ: RELOJ_DE_PRUEBAS,
      LEAL_SEMILLA: 'grande:6',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let dicho = '';
  for (const flujo of [proceso.stdout, proceso.stderr]) flujo.on('data', (trozo) => (dicho += String(trozo)));
  const fin = new Promise<number | null>((resolver) => proceso.once('close', resolver));
  return { proceso, fin, dicho: () => dicho };
}

let copia: ChildProcess;
let finDeCopia: Promise<unknown>;
beforeAll(async () => {
  const { proceso, fin, dicho } = correr([PUERTA, 'desarrollo', '--limpio']);
  [copia, finDeCopia] = [proceso, fin];
  await vi.waitFor(() => expect(dicho()).toContain(`LEAL LISTO ${origen}/leal/`), PLAZO);
});
afterAll(async () => {
  copia.kill('SIGTERM');
  await finDeCopia;
  soltar();
  rmSync(datos, { recursive: true, force: true });
});

test('npm run dev serves the sources by Vite, dressed for the local suite', async () => {
  const pagina = await fetch(`${origen}/leal/`, { headers: { accept: 'text/html' } });
  expect(pagina.headers.get('set-cookie')).toMatch(/^__FIREBASE_DEFAULTS__=/);
  expect(await pagina.text()).toContain('/leal/@vite/client');
});

test('the clock is moved by the words of the page', async () => {
  const [orden = ''] = CORRIDAS.map(([corrida]) => corrida).filter((corrida) =>
    corrida.startsWith('curl -d'),
  );
  const [, body = '', camino = ''] = /^curl -d '(.*)' http:\/\/127\.0\.0\.1:5000(.*)$/.exec(orden) ?? [];
  const respuesta = await fetch(origen + camino, { method: 'POST', body });
  expect(await respuesta.json()).toEqual({ ahora: expect.stringMatching(/^2026-11-23T23:59:/) as string });
});

test.each(EN_VIVO)('%s', async (orden) => {
  const [guion = '', resto = ''] = orden.replace('npm run ', '').split(' -- ');
  const [, ...argumentos] = [...(scripts[guion] ?? '').split(' '), ...resto.split(' ').filter(Boolean)];
  const { fin, dicho } = correr(argumentos);
  expect(await fin, dicho()).toBe(0);
});

test('npm run test:reglas:oficial without Java 21 is one sentence', async () => {
  const quitar = jugarJava('17.0.9');
  const { fin, dicho } = correr([PUERTA, 'reglas-oficial']);
  expect(await fin).toBe(1);
  quitar();
  expect(dicho()).toMatch(
    /^El emulador oficial .* aquí hay Java 17; .*npm run test:reglas, que no necesita Java\.\n$/,
  );
});
