// A profile of the browser, which serves one test after the other. It keeps the app's own files, as on the phone of
// somebody who comes back: that, and a process that has them ready, halves a page load. The traces of a test do not
// stay in it; where that cannot be, the profile does not.
import type { BrowserContext, Page } from 'playwright-core';
import type { Consola } from './consola.ts';

export type Visita = {
  readonly pagina: Page;
  readonly contexto: BrowserContext;
  readonly consola: Consola;
};

/** On the app's own origin, and no part of the app: nothing runs there. */
const ORILLA = 'leal/icono.svg';

const origenDe = (url: string): string | undefined => /^https?:\/\/[^/]+\//.exec(url)?.[0];

const orillaDe = (url: string): string => `${origenDe(url)}${ORILLA}`;

/** To where an origin's storage can be written while no app looks. */
export async function irALaOrilla(pagina: Page, url: string): Promise<void> {
  if (pagina.url() !== orillaDe(url)) await pagina.goto(orillaDe(url));
}

/** Runs in the page. */
async function vaciarOrigen(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  for (const { name = '' } of await indexedDB.databases()) {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const borrado = indexedDB.deleteDatabase(name);
    borrado.addEventListener('success', resolve);
    borrado.addEventListener('error', reject);
    await promise;
  }
  for (const nombre of await caches.keys()) await caches.delete(nombre);
  for (const registro of await navigator.serviceWorker.getRegistrations()) await registro.unregister();
}

/** Runs in the page, where the browser itself has none of these: a clock or a script that goes into every page. */
const ajenosDe = (): string[] =>
  Object.entries(Object.getOwnPropertyDescriptors(window))
    .filter(([, { value, enumerable }]) => enumerable && value !== undefined)
    .filter(([, { value }]) => typeof value !== 'function' || !String(value).includes('[native code]'))
    .map(([nombre]) => nombre);

const SUCESOS = ['request', 'response', 'requestfailed', 'requestfinished', 'download'];

/** Nobody waits for the answers that a test's routes still fetch: their handlers would fail with the page that is gone. */
export const soltarRutas = (contexto: BrowserContext): Promise<unknown> =>
  Promise.all([contexto, ...contexto.pages()].map((donde) => donde.unrouteAll({ behavior: 'ignoreErrors' })));

async function quitarLoPuesto({ pagina, contexto }: Visita): Promise<void> {
  for (const suceso of SUCESOS) pagina.removeAllListeners(suceso);
  await soltarRutas(contexto);
  await contexto.setOffline(false);
  await pagina.emulateMedia({ colorScheme: 'light' });
}

/** Leaves nothing of a test; whether the profile is as good as a new one now. */
export async function vaciar(visita: Visita): Promise<boolean> {
  const { pagina, contexto } = visita;
  const url = pagina.url();
  if (contexto.pages().length !== 1 || origenDe(url) === undefined) return false;
  await quitarLoPuesto(visita);
  await pagina.goto(orillaDe(url));
  await pagina.evaluate(vaciarOrigen);
  // Last: what a worker fetched until now may have brought one.
  await contexto.clearCookies();
  return (await pagina.evaluate(ajenosDe)).length === 0;
}
