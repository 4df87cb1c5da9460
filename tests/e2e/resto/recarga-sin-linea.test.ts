// A phone that is opened again while what it sent has no answer: what is on it is drawn at once, and said in one line.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Cobrador } from '../../setup/mundo.ts';
import { seCopia } from '../apoyo/copia.ts';
import { dicho } from '../apoyo/dicho.ts';
import { idCredito, creditoDe } from '../apoyo/escena.ts';
import { irA } from '../apoyo/ir.ts';
import { usarEscenasEnLinea } from '../apoyo/linea.ts';
import { botonRegistrar, campoMonto, historial, panel } from '../apoyo/pago.ts';
import { encabezadoRuta, tarjeta } from '../apoyo/ruta.ts';
import { pagar, ponerLinea } from '../apoyo/sin-linea.ts';

const { linea, url, enRutaGuardada } = await usarEscenasEnLinea();

const PAGO = /^POST .*\/abonos\/registrar/;
const PAGAN = ['Ana López', 'Beto Ruiz', 'Carla Gil'];

type ConVistos = { readonly vistos: readonly string[] };

/** Runs in the page, before its code: every name that a card shows, however short. */
function anotarVistos(): void {
  const vistos: string[] = [];
  Object.assign(globalThis, { vistos });
  new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll('article h2'))
      if (!vistos.includes(textContent)) vistos.push(textContent);
  }).observe(document, { childList: true, subtree: true });
}
const vistos = (pagina: Page): Promise<readonly string[]> =>
  pagina.evaluate(() => (globalThis as unknown as ConVistos).vistos);

/** A page whose last files hang is never loaded to its end. */
const recargar = (pagina: Page) => pagina.reload({ waitUntil: 'commit' });

/** Two lines of text at most, and what stands above the first card leaves the card in sight. */
const ALTO_DE_FRANJA = 64;
const ARRIBA_DE_LA_LISTA = 300;

async function comprobarLugares(pagina: Page): Promise<void> {
  const franja = (await pagina.locator('.dudas').boundingBox())?.height ?? 0;
  expect(franja).toBeLessThanOrEqual(ALTO_DE_FRANJA);
  expect(await pagina.locator('.dudas > span').count()).toBeLessThanOrEqual(1);
  expect((await tarjeta(pagina, 'Dora Paz').boundingBox())?.y).toBeLessThan(ARRIBA_DE_LA_LISTA);
}

async function cobradoDe({ llamar, uid }: Cobrador): Promise<number> {
  return (await llamar<{ total_hoy: number }>('GET', `abonos/dashboard/${uid}`)).cuerpo.total_hoy;
}

const porSincronizar = (pagina: Page, texto: string | RegExp) =>
  pagina.getByRole('banner').getByRole('link', { name: texto });

test('after a reload on a line that hangs, and without one: what was on its way is saved, its clients stay off the list, one line says what is in doubt', async () => {
  const { pagina, contexto, consola, cobrador } = await enRutaGuardada(
    [...PAGAN, 'Dora Paz'].map((nombre) => creditoDe(nombre)),
  );
  consola.tolerar(/FueraDePlazo/);
  await seCopia(pagina, cobrador.uid);
  linea.poner('colgada');
  for (const nombre of PAGAN) await pagar(pagina, nombre);
  await expect.poll(() => linea.pasos(PAGO).length).toBe(PAGAN.length);

  await pagina.addInitScript(anotarVistos);
  await recargar(pagina);
  await encabezadoRuta(pagina, 1).waitFor();
  await porSincronizar(pagina, '3 por sincronizar').waitFor();
  await pagina.getByText('+ 3 clientes y $360.00 sin confirmar', { exact: true }).waitFor();
  await comprobarLugares(pagina);
  expect(await vistos(pagina)).toEqual(['Dora Paz']);

  await ponerLinea(linea, contexto, false);
  await recargar(pagina);
  await encabezadoRuta(pagina, 1).waitFor();
  await porSincronizar(pagina, 'Sin conexión · 3 por sincronizar').waitFor();
  await pagina.locator('.dudas').getByText('Seguimos preguntando por 3 envíos…', { exact: true }).waitFor();
  await comprobarLugares(pagina);
  expect(await vistos(pagina)).toEqual(['Dora Paz']);
  await porSincronizar(pagina, 'Sin conexión · 3 por sincronizar').click();
  await expect.poll(() => pagina.getByText('GUARDADO', { exact: true }).count()).toBe(PAGAN.length);

  // Never opened today: the card's own row is enough to collect.
  await irA(pagina, `${url}cobrador`);
  await tarjeta(pagina, 'Dora Paz').getByRole('link', { name: 'Dora Paz' }).click();
  await panel(pagina, 'Resumen del cliente').getByText('Dora Paz', { exact: true }).waitFor();
  await pagina.getByText(/^Datos de las \d\d:\d\d/).waitFor();

  await ponerLinea(linea, contexto, true);
  await expect.poll(() => porSincronizar(pagina, /por sincronizar/).count(), { timeout: 60_000 }).toBe(0);
  await irA(pagina, `${url}cobrador`);
  await encabezadoRuta(pagina, 1).waitFor();
  expect(await cobradoDe(cobrador)).toBe(360);
});

const datosDeLas = (pagina: Page) => pagina.getByText(/^Datos de las \d\d:\d\d/).first();

/** Nothing has given up yet: what is on screen did not wait for it. */
const nadaHaFallado = async (pagina: Page): Promise<void> =>
  expect(
    await historial(pagina)
      .getByText(/Error al cargar historial/)
      .count(),
  ).toBe(0);

test('a reload of a payment screen on a line that hangs: the day’s copy opens it, its payment is saved, and the answer that comes moves and empties nothing', async () => {
  const escena = await enRutaGuardada(['Ana López', 'Beto Ruiz'].map((nombre) => creditoDe(nombre)));
  const { pagina, consola, cobrador } = escena;
  consola.tolerar(/FueraDePlazo/);
  await seCopia(pagina, cobrador.uid);

  // Never opened today, and the page begins anew on it: the route's row is all that this phone has of it.
  linea.poner('colgada');
  await irA(pagina, `${url}payment/ana-lopez?credito=${idCredito(escena, 1)}`);
  await recargar(pagina);
  await datosDeLas(pagina).waitFor();
  await campoMonto(pagina).fill('75');
  await nadaHaFallado(pagina);
  await botonRegistrar(pagina).click();
  await dicho(pagina, 'Guardado', '$75.00 de Ana López');
  await nadaHaFallado(pagina);

  await irA(pagina, `${url}payment/beto-ruiz?credito=${idCredito(escena, 2)}`);
  await recargar(pagina);
  await datosDeLas(pagina).waitFor();
  const campo = campoMonto(pagina);
  await campo.fill('60');
  const antes = await campo.boundingBox();
  await nadaHaFallado(pagina);
  linea.poner('bien');
  linea.soltar();
  await datosDeLas(pagina).waitFor({ state: 'hidden' });
  await historial(pagina).getByText('No hay transacciones registradas').waitFor();
  expect(await campo.inputValue()).toBe('60');
  expect(await campo.evaluate((nodo) => nodo === document.activeElement)).toBe(true);
  expect(await campo.boundingBox()).toEqual(antes);

  await expect.poll(() => cobradoDe(cobrador), { timeout: 60_000 }).toBe(75);
});
