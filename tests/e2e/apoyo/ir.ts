// From screen to screen as a link of the app goes: the page, its frame and the session stay. For walks over many
// screens of one person; that an address opens its screen by itself is walked by the screens' own tests.
import type { Locator, Page } from 'playwright-core';
import { ninguno } from './hasta.ts';
import { dialogo, oye, sinDialogo } from './ruta.ts';

/** The state that the router leaves in the browser's history. */
type Entrada = { readonly idx?: number; readonly capa?: number } | null;

/** How many layers the history knows. */
export const capasEnHistoria = (pagina: Page): Promise<number> =>
  pagina.evaluate(() => (history.state as Entrada)?.capa ?? 0);

/** Escape, for what is open over the screen; the history has forgotten it too. */
export async function cerrarDialogo(pagina: Page): Promise<void> {
  await oye(pagina);
  await pagina.keyboard.press('Escape');
  await sinDialogo(pagina);
  await ninguno(() => capasEnHistoria(pagina));
}

/** A hand reloads what it sees; a browser drops a reload that meets the step back of a layer that is closing. */
export async function recargarYaCerrado(pagina: Page): Promise<void> {
  await ninguno(() => capasEnHistoria(pagina));
  await pagina.reload();
}

/** The same for an address that a hand types then. */
export async function irYaCerrado(pagina: Page, url: string): Promise<void> {
  await ninguno(() => capasEnHistoria(pagina));
  await pagina.goto(url);
}

/** A walk leaves each screen as a person does: behind a dialog nobody reaches a link. */
export async function cerrarLoAbierto(pagina: Page): Promise<void> {
  if (await dialogo(pagina).isVisible()) await cerrarDialogo(pagina);
}

/** The address changes; returns the title of where one was, without how much waits, when that is another screen. */
async function cambiarDireccion(pagina: Page, url: string): Promise<string | undefined> {
  // Before its frame is mounted the router hears of no change.
  await pagina.locator('#contenido').waitFor();
  return pagina.evaluate((destino) => {
    const idx = ((history.state as Entrada)?.idx ?? 0) + 1;
    const misma = new URL(destino).pathname === location.pathname;
    history.pushState({ usr: null, key: `ir-${idx}`, idx }, '', destino);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
    return misma ? undefined : document.title.replace(/^\(\d+\) /, '');
  }, url);
}

/**
 * The page goes there, and the test waits until it is that screen and no longer the last one; its data may still be on
 * the way.
 */
export async function irA(pagina: Page, url: string): Promise<void> {
  const titulo = await cambiarDireccion(pagina, url);
  if (titulo === undefined) return;
  await pagina.waitForFunction((antes) => document.title.replace(/^\(\d+\) /, '') !== antes, titulo);
}

/** From one client's screen to another's: only what is on it tells them apart. */
export const irAOtro = async (pagina: Page, url: string, propio: Locator): Promise<void> => {
  await cambiarDireccion(pagina, url);
  await propio.waitFor();
};
