// The ways between screens, and what lies on top of them: Back closes that and nothing else.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { direccion, llegarA } from '../apoyo/acceso.ts';
import { FALLO_DE_RED } from '../apoyo/consola.ts';
import { detener, esperarSinFin, negar } from '../apoyo/duda.ts';
import { type Escena, creditoDe, usarEscenas } from '../apoyo/escena.ts';
import { capasEnHistoria, cerrarDialogo } from '../apoyo/ir.ts';
import { historial } from '../apoyo/pago.ts';
import { abrirHoja, dialogo, encabezadoRuta, oye, sinDialogo, tarjeta } from '../apoyo/ruta.ts';

const { mundo, nueva } = usarEscenas();
/** Somebody waits in front of the sheet for its answer: it is not held. */
const SEIS_ABONOS = '720.00';
const VECINOS = Array.from({ length: 9 }, (_, n) => creditoDe(`Vecino ${n + 1}`));
const RUTA = '/leal/cobrador';
const TABLERO = '/leal/cobrador/dashboard';

const abrirMenu = (pagina: Page) => pagina.getByRole('button', { name: /^Más/ }).click();

/** Through the menu, as a person goes. */
async function irPorMenu(pagina: Page, opcion: string, camino: string): Promise<void> {
  await abrirMenu(pagina);
  await dialogo(pagina).getByRole('link', { name: opcion, exact: true }).click();
  await llegarA(pagina, camino);
  await sinDialogo(pagina);
}

/** The route, come to from the dashboard: below it there is one entry. */
async function enRutaDesdeElTablero(): Promise<Escena> {
  const escena = await nueva(VECINOS, { reducedMotion: 'no-preference' });
  await escena.pagina.goto(`${mundo.suite.url}cobrador/dashboard`);
  await irPorMenu(escena.pagina, 'Mi Ruta', RUTA);
  await encabezadoRuta(escena.pagina, 9).waitFor();
  return escena;
}

const cerrado = async (pagina: Page): Promise<void> => {
  await sinDialogo(pagina);
  await expect.poll(() => capasEnHistoria(pagina)).toBe(0);
};

async function atrasCierra(pagina: Page): Promise<void> {
  await expect.poll(() => capasEnHistoria(pagina)).toBe(1);
  await pagina.goBack();
  await cerrado(pagina);
  expect(direccion(pagina)).toBe(RUTA);
}

const preguntarAtraso = (pagina: Page) =>
  pagina.getByRole('button', { name: 'Registrar Atraso de Vecino 1' }).click();

const enfocado = (pagina: Page): Promise<string | undefined> =>
  pagina.evaluate(() => `${document.activeElement?.tagName} ${document.activeElement?.textContent}`);
const desplazada = (pagina: Page): Promise<number> => pagina.evaluate(() => Math.round(window.scrollY));

test('a window whose motion does not end in time goes all the same, and the focus is back where it came from', async () => {
  const { pagina } = await enRutaDesdeElTablero();
  const boton = pagina.getByRole('button', { name: 'Registrar Atraso de Vecino 1' });
  await pagina.addStyleTag({ content: '.ant-fade-leave { animation-play-state: paused !important; }' });
  await oye(pagina);
  await boton.press('Enter');
  await dialogo(pagina).waitFor();
  await oye(pagina);
  await pagina.keyboard.press('Escape');
  await sinDialogo(pagina);
  await expect.poll(() => boton.evaluate((elemento) => elemento === document.activeElement)).toBe(true);
});

test('a pushed screen opens at its top with the focus on its title, and keeps it when its data come; back restores the scroll', async () => {
  const { pagina } = await enRutaDesdeElTablero();
  await expect.poll(() => enfocado(pagina)).toBe('H1 Clientes para hoy (9)');
  const enlace = tarjeta(pagina, 'Vecino 8').getByRole('link', { name: 'Vecino 8' });
  // While it closes, the menu blocks the page for a moment.
  await expect
    .poll(() =>
      enlace
        .evaluate((e) => e.scrollIntoView({ block: 'center', behavior: 'instant' }))
        .then(() => desplazada(pagina)),
    )
    .toBeGreaterThan(200);
  await oye(pagina);
  const donde = await desplazada(pagina);
  await enlace.click();
  await pagina.getByRole('heading', { name: 'Registro de Pago', exact: true }).waitFor();
  await expect.poll(() => enfocado(pagina)).toBe('H1 Registro de Pago');
  expect(await desplazada(pagina)).toBe(0);
  await historial(pagina).getByText('No hay transacciones registradas', { exact: true }).waitFor();
  expect(await enfocado(pagina)).toBe('H1 Registro de Pago');
  expect(await desplazada(pagina)).toBe(0);
  await pagina.goBack();
  await encabezadoRuta(pagina, 9).waitFor();
  await expect.poll(() => desplazada(pagina)).toBe(donde);
});

test('Back closes sheet, dialog and menu, each alone; forward opens nothing; what was closed by itself costs no Back', async () => {
  const { pagina } = await enRutaDesdeElTablero();
  await abrirHoja(pagina, 'Vecino 1');
  await atrasCierra(pagina);
  await pagina.goForward();
  await expect.poll(() => capasEnHistoria(pagina)).toBe(0);
  expect(await dialogo(pagina).count()).toBe(0);
  await preguntarAtraso(pagina);
  await atrasCierra(pagina);
  await abrirMenu(pagina);
  await atrasCierra(pagina);

  await preguntarAtraso(pagina);
  await dialogo(pagina).getByRole('button', { name: 'Cancelar' }).click();
  await cerrado(pagina);
  await abrirHoja(pagina, 'Vecino 1');
  await cerrarDialogo(pagina);
  await pagina.goBack();
  await llegarA(pagina, TABLERO);
});

test('two layers: Back closes the one above, then the one below', async () => {
  const { pagina, contexto, consola } = await enRutaDesdeElTablero();
  consola.tolerar(FALLO_DE_RED);
  await negar(contexto, '**/abonos/registrar');
  const hoja = await abrirHoja(pagina, 'Vecino 1');
  await hoja.getByLabel(/^Monto/).fill(SEIS_ABONOS);
  await hoja.getByRole('button', { name: /^Registrar \$/ }).click();
  const aviso = dialogo(pagina).filter({ hasText: 'No se pudo registrar el pago.' });
  await aviso.waitFor();
  await expect.poll(() => capasEnHistoria(pagina)).toBe(2);
  await pagina.goBack();
  await aviso.waitFor({ state: 'detached' });
  expect(await hoja.getByLabel(/^Monto/).inputValue()).toBe(SEIS_ABONOS);
  await atrasCierra(pagina);
});

test('while it sends, Back does nothing; after a reload or a jump no layer is left', async () => {
  const { pagina, contexto } = await enRutaDesdeElTablero();
  await esperarSinFin(pagina);
  const soltar = await detener(contexto, '**/abonos/registrar');
  const hoja = await abrirHoja(pagina, 'Vecino 1');
  await hoja.getByLabel(/^Monto/).fill(SEIS_ABONOS);
  await hoja.getByRole('button', { name: /^Registrar \$/ }).click();
  await hoja.getByRole('button', { name: 'Procesando...' }).waitFor();
  await pagina.goBack();
  await expect.poll(() => capasEnHistoria(pagina)).toBe(1);
  expect(await hoja.isVisible()).toBe(true);
  soltar();
  await dialogo(pagina).filter({ hasText: 'Pago requiere aprobación' }).waitFor();
  await pagina.getByRole('button', { name: 'Entendido', exact: true }).click();
  await cerrado(pagina);

  await abrirHoja(pagina, 'Vecino 2');
  await expect.poll(() => capasEnHistoria(pagina)).toBe(1);
  await pagina.reload();
  await encabezadoRuta(pagina, 8).waitFor();
  await cerrado(pagina);

  await pagina.getByRole('button', { name: 'Registrar Atraso de Vecino 2' }).click();
  await expect.poll(() => capasEnHistoria(pagina)).toBe(1);
  await pagina.evaluate(() => history.go(-2));
  await llegarA(pagina, TABLERO);
  await expect.poll(() => dialogo(pagina).count()).toBe(0);
  await irPorMenu(pagina, 'Mi Ruta', RUTA);
  await encabezadoRuta(pagina, 8).waitFor();
  expect(await dialogo(pagina).count()).toBe(0);
});
