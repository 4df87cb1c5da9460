// Tiles, tables and failed answers of the screens that show figures.
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { dejarPasar } from './duda.ts';

export const RUTAS = '**/leal-api/gerente/rutas';

type Pagina = { datos: { id_cobrador: string }[]; siguiente: string | null };

/** The suite has as many collectors as its tests have made: the demo's cards, and this one's, are all there is to see. */
export const conPocasRutas = (contexto: BrowserContext, uid?: string): Promise<unknown> =>
  contexto.route(RUTAS, async (ruta) => {
    // A connection that waited may have been closed.
    const response = await ruta.fetch({ maxRetries: 3 });
    const pocas: object[] = [];
    for (let pagina = (await response.json()) as Pagina; ;) {
      const { datos, siguiente: cursor } = pagina;
      pocas.push(...datos.filter(({ id_cobrador: id }) => /^cobrador-\d+$/.test(id) || id === uid));
      if (cursor === null) break;
      const url = `${ruta.request().url()}?${new URLSearchParams({ cursor })}`;
      const otra = await ruta.fetch({ url, maxRetries: 3 });
      pagina = (await otra.json()) as Pagina;
    }
    await ruta.fulfill({ response, json: { datos: pocas, siguiente: null } });
  });

export const cifra = (pagina: Page, titulo: string): Locator =>
  pagina.locator('.cifra').filter({ has: pagina.getByText(titulo, { exact: true }) });

/** The value of a tile: 'Recaudado' → '$120.00'. */
export const valorDe = (pagina: Page, titulo: string): Promise<string> =>
  cifra(pagina, titulo).locator('.cifra-valor').innerText();

/** The tiles of one row whose figures do not stand in one line. */
export const alturasDesiguales = (pagina: Page): Promise<string[]> =>
  pagina.locator('.cifra').evaluateAll((cifras) => {
    const altura = (de: Element) => Math.round(de.getBoundingClientRect().top);
    const valor = (de: Element) => de.querySelector('.cifra-valor') ?? de;
    const renglones = Map.groupBy(cifras, altura);
    return [...renglones.values()]
      .filter((grupo) => new Set(grupo.map(valor).map(altura)).size > 1)
      .map((grupo) => grupo.map((elemento) => elemento.textContent).join(' | '));
  });

/** The rows of the screen's table, each as its visible words. */
export async function filas(pagina: Page): Promise<string[]> {
  const textos = await pagina.locator('.tabla tbody tr').allInnerTexts();
  return textos.map((fila) => fila.split(/\s*[\n\t]\s*/).join(' | '));
}

/** The error that the spec names, its button, and the screen once the button helped. */
export async function reintentar(pagina: Page, contexto: BrowserContext, mensaje: string): Promise<void> {
  await pagina.getByText(mensaje, { exact: true }).waitFor();
  await dejarPasar(contexto);
  await pagina.getByRole('button', { name: 'Reintentar' }).click();
  await pagina.getByText(mensaje, { exact: true }).waitFor({ state: 'detached' });
}
