// Commands of the pages, as they are written there, against a copy that `npm run dev` opens.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { apartarDesfase } from '@leal/local/apartados';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { CORRIDAS, EN_VIVO } from '../../tools/pruebas/src/ordenes.ts';
import { jugarJava } from '../setup/java-jugado.ts';
import { RELOJ_DE_PRUEBAS } from '../setup/reloj.ts';
import { correr as correrPrograma, type Programa } from './programa.ts';

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

const correr = (argumentos: string[]) =>
  correrPrograma(argumentos, {
    LEAL_DATOS: datos,
    LEAL_DESFASE_PUERTOS: String(desfase),
    LEAL_PROYECTO: '',
    LEAL_RELOJ: RELOJ_DE_PRUEBAS,
    LEAL_SEMILLA: 'grande:6',
  });

let copia: Programa;
beforeAll(async () => {
  copia = correr([PUERTA, 'desarrollo', '--limpio']);
  await vi.waitFor(() => expect(copia.dicho()).toContain(`LEAL LISTO ${origen}/leal/`), PLAZO);
});
afterAll(async () => {
  copia.proceso.kill('SIGTERM');
  await copia.fin;
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
