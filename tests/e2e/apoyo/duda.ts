// What becomes of a page's calls on their way: refused, held, cut off; or an answer that is lost: what was sent arrived, and
// nobody on this side hears of it.
import type { BrowserContext, Locator, Page, Route } from 'playwright-core';
import { PROPIA } from './propia.ts';

type Perdida = {
  /** The key of each call that came. */
  readonly claves: (string | undefined)[];
  /** From now on the answers come. */
  readonly volver: () => void;
};

type Camino = Parameters<BrowserContext['unroute']>[0];

/**
 * Lets the calls that a test has stopped through again: those of this route, or all. The interception itself stays on:
 * turned off, it may leave what it holds at that moment unanswered for ever (7 of 60 page loads were hit).
 */
export async function dejarPasar(contexto: BrowserContext, camino?: Camino): Promise<void> {
  await contexto.route(camino ? '**/nada-asi' : '**/*', (ruta) => ruta.continue());
  if (camino) await contexto.unroute(camino);
}

/** A call that never arrives, until `unroute` with the same function. */
export const cortar = (ruta: Route): Promise<void> => ruta.abort();

const NO_HAY = { message: 'No encontrado.', code: 'NO_ENCONTRADO' };

/** The server says no to these calls, for good: nothing is asked twice by itself. */
export const negar = (
  contexto: BrowserContext,
  camino: string | RegExp,
  status = 404,
  json: object = NO_HAY,
): Promise<unknown> => contexto.route(camino, (ruta) => ruta.fulfill({ status, headers: PROPIA, json }));

/** These calls wait on their way; the function that is returned lets them go. */
export async function detener(contexto: BrowserContext, camino: string | RegExp): Promise<() => void> {
  const { promise: permiso, resolve: soltar } = Promise.withResolvers<void>();
  await contexto.route(camino, (ruta) => permiso.then(() => ruta.continue()));
  return soltar;
}

/** So long a phone waits before it says that there is no answer yet (lib/salida/mandar). */
export const PACIENCIA_MS = 4_000;

/** A step may take a busy machine longer than that: from now on this page waits for its answers as long as the test does. */
export const esperarSinFin = (pagina: Page): Promise<void> =>
  pagina.evaluate((ms) => {
    const { setTimeout: poner } = globalThis;
    const sinEse = (hacer: () => void, plazo?: number, ...resto: unknown[]) =>
      plazo === ms ? 0 : poner(hacer, plazo, ...resto);
    globalThis.setTimeout = sinEse as typeof poner;
  }, PACIENCIA_MS);

/** Every call arrives, and none is answered, until the line is back. */
export async function perderRespuesta(contexto: BrowserContext, url: string): Promise<Perdida> {
  const claves: (string | undefined)[] = [];
  let perdida = true;
  await contexto.route(url, async (ruta) => {
    claves.push(ruta.request().headers()['idempotency-key']);
    if (!perdida) return ruta.continue();
    await ruta.fetch();
    return ruta.abort();
  });
  return { claves, volver: () => (perdida = false) };
}

/** The strip below every screen while the outcome is unknown. */
export const enDuda = (pagina: Page, que: string): Locator =>
  pagina.locator('.dudas').getByText(`Aún no sabemos si se registró ${que}. Seguimos preguntando…`);
