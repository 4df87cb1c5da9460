// Receipts in the tests of the browser: on the collector's sheet, and as whoever has the link sees them.
import type { Page } from 'playwright-core';
import { hasta } from './hasta.ts';
import type { Visita } from './navegador.ts';
import { dialogo } from './ruta.ts';

/** The series by which this phone numbers its receipts, as it is stored. */
export const serieDe = (pagina: Page) => pagina.evaluate(() => localStorage.getItem('leal_serie'));
export const conSerie = (pagina: Page) =>
  hasta(
    () => serieDe(pagina),
    (serie) => serie !== null,
  );

export const whatsapp = (pagina: Page) => dialogo(pagina).getByRole('link', { name: 'WhatsApp' });
export const folioDe = (pagina: Page) => dialogo(pagina).locator('.recibo-folio').innerText();

/** The link that the client gets; of any suite, because the token is all that counts. */
export async function tokenDe(pagina: Page): Promise<string> {
  const href = (await whatsapp(pagina).getAttribute('href')) ?? '';
  return /comprobante\/([\w-]{22})/.exec(decodeURIComponent(href))?.[1] ?? '';
}

/** Somebody who opens the link, on a browser without a session. */
export function alAbrirEnlace({ pagina }: Pick<Visita, 'pagina'>, url: string, token: string) {
  const dice = async (titulo: string): Promise<string> => {
    await pagina.goto(`${url}comprobante/${token}`);
    await pagina.getByText(titulo, { exact: true }).waitFor();
    return pagina.locator('main').innerText();
  };
  return { pagina, dice };
}
