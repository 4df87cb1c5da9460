// A phone that can die: a browser of its own whose profile is on the disk.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { abrirPerfil } from '@leal/pruebas';
import type { BrowserContext } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { Consola } from './consola.ts';
import { anotarLoDicho } from './dicho.ts';
import { COMUN, PLAZO_MS } from './navegador.ts';
import { TELEFONO } from './tamanos.ts';

export type Telefono = {
  /** Switched on, with what its disk has. */
  readonly encender: () => Promise<{ readonly contexto: BrowserContext; readonly consola: Consola }>;
  /** The process of the browser ends in the middle of whatever it does. */
  readonly matar: (contexto: BrowserContext) => Promise<void>;
};

type Proceso = { readonly type: string; readonly id: number };

/** A new one for one test. */
export function usarTelefono(): Telefono {
  const carpeta = mkdtempSync(join(tmpdir(), 'leal-telefono-'));
  onTestFinished(() => rmSync(carpeta, { recursive: true, force: true, maxRetries: 5 }));
  // The cookies say where the local suite's services are, which no phone of the street keeps: Chromium writes them half
  // a minute late.
  let galletas: Awaited<ReturnType<BrowserContext['cookies']>> = [];
  return {
    encender: async () => {
      const contexto = await abrirPerfil(carpeta, { ...COMUN, serviceWorkers: 'allow', viewport: TELEFONO });
      contexto.setDefaultTimeout(PLAZO_MS);
      await contexto.addCookies(galletas);
      await anotarLoDicho(contexto);
      const consola = new Consola(contexto);
      onTestFinished(async () => {
        await contexto.close();
        expect(consola.quejas).toEqual([]);
      });
      return { contexto, consola };
    },
    matar: async (contexto) => {
      galletas = await contexto.cookies();
      const sesion = await contexto.browser()?.newBrowserCDPSession();
      const { processInfo } = (await sesion?.send('SystemInfo.getProcessInfo')) ?? { processInfo: [] };
      const { id } = (processInfo as Proceso[]).find(({ type }) => type === 'browser')!;
      const muerto = contexto.waitForEvent('close');
      process.kill(id, 'SIGKILL');
      await muerto;
    },
  };
}
