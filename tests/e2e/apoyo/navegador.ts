// A real Chromium, and for each test a profile in which nobody has been.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { abrirNavegador } from '@leal/pruebas';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { Consola } from './consola.ts';
import { anotarLoDicho } from './dicho.ts';
import { soltarRutas, vaciar, type Visita } from './perfil.ts';
import { TELEFONO, type Tamano } from './tamanos.ts';

export type { Visita } from './perfil.ts';

export type Pedido = BrowserContextOptions & {
  readonly tamano?: Tamano;
  /** A browser that has never fetched the app: for what is about its files, or about what one sees while they come. */
  readonly sinArchivos?: boolean;
};

/** A limit for what hangs, not for a busy machine; it fails here, with the locator's name. */
export const PLAZO_MS = 60_000;
const RETRATOS = join(import.meta.dirname, '../../../.cache/e2e');

async function retratar(pagina: Page, prueba: string): Promise<void> {
  mkdirSync(RETRATOS, { recursive: true });
  // Of two people in one test each has a picture.
  const ancho = pagina.viewportSize()?.width ?? 0;
  const nombre = `${prueba.replace(/[^\w-]+/g, '-').slice(-120)}-${ancho}.png`;
  await pagina.screenshot({ path: join(RETRATOS, nombre), timeout: 5_000 }).catch(() => undefined);
}

/** Pages live for seconds: what they would gain from optimized code and parallel collectors is less than it takes. */
const SIN_PRISA = '--js-flags=--no-maglev --no-turbofan --single-threaded-gc';

// One browser for all the files of a worker, whose modules stay (`isolate: false`): to start one costs as much as a test. It
// ends with its worker; one that has died is replaced.
let abierto: Promise<Browser> | undefined;

async function elNavegador(): Promise<Browser> {
  const navegador = await (abierto ??= abrirNavegador({ args: [SIN_PRISA] }));
  if (navegador.isConnected()) return navegador;
  abierto = undefined;
  return elNavegador();
}

// Without motion the stage is shorter. A layer that opens under a finger is seen only with motion: the taps, the
// collector's day, a manager's decisions and a supervisor's look have it (`EN_MOVIMIENTO`). Nor does a collector's page
// keep the app on the phone: pages come from the server, whatever ran before.
export const COMUN = { locale: 'es-MX', reducedMotion: 'reduce', serviceWorkers: 'block' } as const;

type Perfil = Pick<Visita, 'pagina' | 'contexto'>;

async function abrirPerfil(tamano: Tamano, opciones: BrowserContextOptions): Promise<Perfil> {
  const contexto = await (await elNavegador()).newContext({ ...COMUN, viewport: tamano, ...opciones });
  contexto.setDefaultTimeout(PLAZO_MS);
  await anotarLoDicho(contexto);
  return { contexto, pagina: await contexto.newPage() };
}

/** Profiles that tests left clean. */
const libres: Perfil[] = [];

async function tomarPerfil(tamano: Tamano): Promise<Perfil> {
  const perfil = libres.pop();
  if (!perfil || !perfil.contexto.browser()?.isConnected()) return abrirPerfil(tamano, {});
  await perfil.pagina.setViewportSize(tamano);
  await perfil.pagina.mouse.move(0, 0);
  return perfil;
}

async function dejar(visita: Visita, sirve: boolean): Promise<void> {
  const { pagina, contexto } = visita;
  if (sirve && (await vaciar(visita).catch(() => false))) {
    libres.push({ pagina, contexto });
    return;
  }
  // A browser that has died has no routes.
  await soltarRutas(contexto).catch(() => undefined);
  await contexto.close();
}

/** The function it gives back opens a profile with one page. */
export function usarNavegador(habitual: Tamano = TELEFONO): (pedido?: Pedido) => Promise<Visita> {
  return async ({ tamano = habitual, sinArchivos = false, ...opciones } = {}) => {
    const propio = sinArchivos || Object.keys(opciones).length > 0;
    const { pagina, contexto } = await (propio ? abrirPerfil(tamano, opciones) : tomarPerfil(tamano));
    const consola = new Consola(contexto);
    const visita = { pagina, contexto, consola };
    onTestFinished(async ({ task }) => {
      const fallo = task.result?.state === 'fail';
      if (fallo) await retratar(pagina, task.name);
      await dejar(visita, !propio && !fallo);
      consola.cerrar();
      expect(consola.quejas, consola.quejas.join('\n')).toEqual([]);
    });
    return visita;
  };
}
