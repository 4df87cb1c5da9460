// An answer that is lost: what was sent arrived, and nobody on this side hears of it.
import type { BrowserContext, Locator, Page, Route } from 'playwright-core';

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
