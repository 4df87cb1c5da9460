// The route as a collector sees it.
import type { Locator, Page } from 'playwright-core';

export const encabezadoRuta = (pagina: Page, n: number | RegExp = /\d+/): Locator =>
  pagina.getByRole('heading', {
    name: typeof n === 'number' ? `Clientes para hoy (${n})` : /^Clientes para hoy \(\d+\)$/,
  });

/** The card of a client, wherever on the route it stands. */
export const tarjeta = (pagina: Page, nombre: string): Locator =>
  pagina.getByRole('article', { name: nombre, exact: true });

/** The cards of today's list, from top to bottom. */
export const nombresDeHoy = (pagina: Page): Promise<string[]> =>
  pagina.locator('.ruta > .ruta-cuadricula article h2').allTextContents();

export const buscador = (pagina: Page): Locator =>
  pagina.getByPlaceholder('Buscar por nombre, dirección, monto...', { exact: true });

/** The sheet or dialog that is open; there is one at a time. */
export const dialogo = (pagina: Page): Locator => pagina.getByRole('dialog');

/** Opens the payment sheet of a card. */
export async function abrirHoja(pagina: Page, nombre: string): Promise<Locator> {
  await pagina.getByRole('button', { name: `Registrar Pago de ${nombre}`, exact: true }).click();
  const hoja = dialogo(pagina);
  await hoja.getByLabel(/^Monto/).waitFor();
  return hoja;
}

/** The card can be taken: its handle has arrived, after the first paint. */
export const asa = (pagina: Page, nombre: string): Locator =>
  pagina.getByRole('button', { name: new RegExp(`^Mover a ${nombre}, lugar`) });

/** The number in the heading: the cards of the whole route, shown or not yet. */
export async function totalDeHoy(pagina: Page): Promise<number> {
  const texto = await encabezadoRuta(pagina).innerText();
  return Number(/\d+/.exec(texto)?.[0]);
}
