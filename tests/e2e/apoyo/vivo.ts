// The listeners, as the local Firestore and the page tell of them.
import type { ClienteSuite } from '@leal/local';
import type { BrowserContext, Page } from 'playwright-core';

/** How many listen to a document now. */
export async function oyentesDe({ puertos }: ClienteSuite, documento: string): Promise<number> {
  const url = `http://127.0.0.1:${puertos.firestore}/_local/listeners?document=${documento}`;
  return ((await (await fetch(url)).json()) as { clients: number }).clients;
}

export const CANAL = /google\.firestore\.v1\.Firestore\/Listen/;

/** Nothing is heard. */
export const sinCanal = (contexto: BrowserContext): Promise<unknown> =>
  contexto.route(CANAL, (ruta) => ruta.abort());

/** The collector's page has heard its notice for the first time: what comes from now on is news. */
export const haOido = (pagina: Page): Promise<unknown> =>
  pagina.waitForFunction(() => localStorage.getItem('leal_avisos_vistos') !== null);

/** The notice with those words. */
export const noticia = (pagina: Page, texto: string | RegExp) =>
  pagina.locator('.ant-message-notice').filter({ hasText: texto });
