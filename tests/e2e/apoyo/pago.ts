// The payment screen as a collector reads it.
import type { Locator, Page } from 'playwright-core';

export const panel = (pagina: Page, titulo: string): Locator =>
  pagina.getByRole('region', { name: titulo, exact: true });

export const historial = (pagina: Page): Locator => panel(pagina, 'Historial de Transacciones');

/** The rows of the history, newest first, each as its visible words. */
export async function renglones(pagina: Page): Promise<string[]> {
  const filas = await historial(pagina).getByRole('listitem').allInnerTexts();
  return filas.map((fila) => fila.split(/\n+/).join(' | '));
}

export const campoMonto = (pagina: Page): Locator => panel(pagina, 'Registrar Pago').getByLabel(/^Monto/);

export const botonRegistrar = (pagina: Page): Locator =>
  panel(pagina, 'Registrar Pago').getByRole('button', { name: /^Registrar / });

/** The value of a line of facts: 'Total pagado' → '$120.00'; on the screen, or in a part of it. */
export const dato = (donde: Page | Locator, nombre: string): Promise<string> =>
  donde
    .locator('.dato')
    .filter({ has: ('page' in donde ? donde.page() : donde).getByText(nombre, { exact: true }) })
    .locator('dd')
    .innerText();
