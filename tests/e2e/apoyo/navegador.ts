// A real Chromium, and a fresh profile for each test.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { abrirNavegador } from '@leal/pruebas';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { Consola } from './consola.ts';
import { TELEFONO, type Tamano } from './tamanos.ts';

export type Visita = {
  readonly pagina: Page;
  readonly contexto: BrowserContext;
  readonly consola: Consola;
};

export type Pedido = BrowserContextOptions & { readonly tamano?: Tamano };

/** A limit for what hangs, not for a busy machine; it fails here, with the locator's name. */
const PLAZO_MS = 60_000;
const RETRATOS = join(import.meta.dirname, '../../../.cache/e2e');

async function retratar(pagina: Page, prueba: string): Promise<void> {
  mkdirSync(RETRATOS, { recursive: true });
  const nombre = `${prueba.replace(/[^\w-]+/g, '-').slice(-120)}.png`;
  await pagina.screenshot({ path: join(RETRATOS, nombre), timeout: 5_000 }).catch(() => undefined);
}

/** Pages live for seconds: what they would gain from optimized code and parallel collectors is less than it takes. */
const SIN_PRISA = '--js-flags=--no-maglev --no-turbofan --single-threaded-gc';

// One for all the files of a worker, whose modules stay (`isolate: false`): to start one costs as much as a test. It
// ends with its worker; one that has died is replaced.
let abierto: Promise<Browser> | undefined;

async function elNavegador(): Promise<Browser> {
  const navegador = await (abierto ??= abrirNavegador({ args: [SIN_PRISA] }));
  if (navegador.isConnected()) return navegador;
  abierto = undefined;
  return elNavegador();
}

/** The function it gives back opens a profile with one page. */
export function usarNavegador(habitual: Tamano = TELEFONO): (pedido?: Pedido) => Promise<Visita> {
  return async ({ tamano = habitual, ...opciones } = {}) => {
    // Without motion a click never falls beside a button that is still on its way.
    const comun = { viewport: tamano, locale: 'es-MX', reducedMotion: 'reduce' } as const;
    const contexto = await (await elNavegador()).newContext({ ...comun, ...opciones });
    contexto.setDefaultTimeout(PLAZO_MS);
    const consola = new Consola(contexto);
    const pagina = await contexto.newPage();
    onTestFinished(async ({ task }) => {
      if (task.result?.state === 'fail') await retratar(pagina, task.name);
      await contexto.close();
      expect(consola.quejas).toEqual([]);
    });
    return { pagina, contexto, consola };
  };
}
