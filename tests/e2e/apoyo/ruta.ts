// The route as a collector sees it.
import type { Locator, Page } from 'playwright-core';
import { centroDe } from './dedo.ts';
import { dicho } from './dicho.ts';
import { alguno, hasta, ninguno } from './hasta.ts';

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

/** The names by which the cards call themselves: namesakes say more than their name. */
export const llamadosDeHoy = (pagina: Page): Promise<string[]> =>
  pagina
    .locator('.ruta > .ruta-cuadricula article')
    .evaluateAll((todas) => todas.map((articulo) => articulo.getAttribute('aria-label') ?? ''));

export const buscador = (pagina: Page): Locator =>
  pagina.getByPlaceholder('Buscar por nombre, dirección, monto...', { exact: true });

/** The sheet or dialog that is open; there is one at a time. */
export const dialogo = (pagina: Page): Locator => pagina.getByRole('dialog');

/** No dialog is left; a question and the sheet below it may both be leaving. */
export const sinDialogo = (pagina: Page): Promise<unknown> => ninguno(() => dialogo(pagina).count());

/** No deaf time is running: keys and touches are heard. A locator's own click waits for that by itself. */
export const oye = (pagina: Page): Promise<unknown> =>
  ninguno(() => pagina.locator('.capa[aria-disabled=true], .capas-vidrio').count());

/** Opens what a button of a card opens. */
async function abrirDe(pagina: Page, nombre: string): Promise<Locator> {
  const boton = pagina.getByRole('button', { name: nombre, exact: true });
  const hoja = dialogo(pagina);
  // A sheet that is still leaving is not this one.
  await ninguno(() => hoja.count());
  // A card that leaves may take the next one from under the press.
  const abrir = async () => {
    if ((await hoja.count()) === 0) await boton.click();
    return hoja.count();
  };
  await alguno(abrir);
  return hoja;
}

/** Opens the payment sheet of a card. */
export async function abrirHoja(pagina: Page, nombre: string): Promise<Locator> {
  const hoja = await abrirDe(pagina, `Registrar Pago de ${nombre}`);
  await hoja.getByLabel(/^Monto/).waitFor();
  return hoja;
}

/** Opens a card's question about a late day. */
export const abrirAtraso = (pagina: Page, nombre: string): Promise<Locator> =>
  abrirDe(pagina, `Registrar Atraso de ${nombre}`);

/** Unfolds those who were visited today; what moves on the screen during a press has it ignored. */
export async function abrirVisitados(pagina: Page, n = 1): Promise<void> {
  const boton = pagina.getByRole('button', { name: `Visitados hoy, sin pago (${n})` });
  const abierto = async () => (await boton.getAttribute('aria-expanded')) === 'true';
  const abrir = async () => {
    if (!(await abierto())) await boton.click();
    return abierto();
  };
  await hasta(abrir, (abierta) => abierta, 1_000);
}

/** The amount of a card, which opens the rest of it. */
export const abreDatos = (pagina: Page, nombre: string): Locator =>
  pagina.getByRole('button', { name: new RegExp(`^Datos de ${nombre}:`) });

/** How many cards can be read whole, above the bar at the foot, before anybody scrolls. */
export const enterasEnPantalla = (pagina: Page): Promise<number> =>
  pagina.evaluate(() => {
    const pie =
      document.querySelector('nav[aria-label="Accesos"]')?.getBoundingClientRect().top ?? innerHeight;
    return [...document.querySelectorAll('.ruta > .ruta-cuadricula article')].filter(
      (tarjeta) => tarjeta.getBoundingClientRect().bottom <= pie,
    ).length;
  });

/** The parts of the route that stick out of the window, or of their own card. */
export const cortados = (pagina: Page): Promise<string[]> =>
  pagina.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.ruta :is(h1, h2, p, strong, button, a, dd)')]
      .filter((e) => e.checkVisibility() && e.closest('.solo-lectores') === null)
      .filter((e) => {
        const { left, right } = e.getBoundingClientRect();
        const marco = (e.closest('article') ?? document.documentElement).getBoundingClientRect();
        return left < marco.left - 1 || right > Math.min(marco.right, innerWidth) + 1;
      })
      .map((e) => e.textContent.slice(0, 40)),
  );

/** Presses what a card shows once it is open. A card that has just moved takes no press: one opens it again. */
export async function enDatos(pagina: Page, nombre: string, boton: Locator): Promise<void> {
  const datos = pagina.getByRole('button', { name: `Datos de ${nombre}:` });
  await datos.waitFor();
  await alguno(async () => {
    if (await boton.isVisible()) return 1;
    await datos.click();
    return boton.waitFor({ timeout: 1_000 }).then(
      () => 1,
      () => 0,
    );
  });
  await boton.click();
}

/** Asks for an edit from a card. */
export async function pedirEdicion(pagina: Page, nombre: string): Promise<Locator> {
  const boton = pagina.getByRole('button', { name: `Solicitar edición de ${nombre}`, exact: true });
  await enDatos(pagina, nombre, boton);
  return boton;
}

/** The notice of what was just saved, and can be undone. */
export const alPie = (pagina: Page): Locator => pagina.locator('.aviso-al-pie');

/** The collector does not undo a payment and closes the notice, unless that has closed by itself: then the payment is sent. */
export async function soltar(pagina: Page): Promise<void> {
  await dicho(pagina, 'Guardado');
  await pagina.evaluate(() =>
    document.querySelector<HTMLElement>('.aviso-al-pie [aria-label="Cerrar aviso"]')?.click(),
  );
}

/** The same, to the server's word. */
export async function quedaRegistrado(pagina: Page, texto = 'Pago registrado correctamente.'): Promise<void> {
  await soltar(pagina);
  await dicho(pagina, texto);
}

/** The card can be dragged: its handle is there, after the first paint. */
export const asa = (pagina: Page, nombre: string): Locator =>
  pagina.getByRole('button', { name: new RegExp(`^Mover a ${nombre.replaceAll(/[()]/g, '\\$&')}, lugar`) });

/** Both cards in the middle of the screen: near an edge the list scrolls while a card is held over it. */
export async function alMedio(pagina: Page, nombre: string, otro: string): Promise<void> {
  const [primera, otra] = await Promise.all([nombre, otro].map((n) => centroDe(tarjeta(pagina, n))));
  if (!primera || !otra) throw new Error('The cards are not there');
  await pagina.evaluate(
    (y) => window.scrollBy({ top: y - window.innerHeight / 2 }),
    (primera.y + otra.y) / 2,
  );
}

/** The words that a screen reader has heard about the card that is held. */
export const anunciado = (pagina: Page, texto: string): Promise<void> =>
  pagina.locator('[id^="DndLiveRegion"]').filter({ hasText: texto }).waitFor({ state: 'attached' });

/** The first card, dragged with the mouse over the second and dropped there. */
export async function bajarLaPrimera(pagina: Page, primera: string, segunda: string): Promise<void> {
  await alMedio(pagina, primera, segunda);
  await oye(pagina);
  const desde = await centroDe(tarjeta(pagina, primera));
  const hasta = await centroDe(tarjeta(pagina, segunda));
  await pagina.mouse.move(desde.x, desde.y);
  await pagina.mouse.down();
  await pagina.mouse.move(hasta.x, hasta.y, { steps: 15 });
  await anunciado(pagina, `${primera} está en el lugar 2.`);
  await pagina.mouse.up();
}

/** The number in the heading: the cards of the whole route, shown or not yet. */
export async function totalDeHoy(pagina: Page): Promise<number> {
  const texto = await encabezadoRuta(pagina).innerText();
  return Number(/\d+/.exec(texto)?.[0]);
}
