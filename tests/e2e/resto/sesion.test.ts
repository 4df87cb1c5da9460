// After signing in: what is seen before its code is there, and the menu.
import { expect, test } from 'vitest';
import { llegarA, recuerdo } from '../apoyo/acceso.ts';
import { FALLO_DE_RED } from '../apoyo/consola.ts';
import { dejarPasar } from '../apoyo/duda.ts';
import { usarEscenas } from '../apoyo/escena.ts';
import { encabezadoRuta, oye } from '../apoyo/ruta.ts';
import { ESCRITORIO } from '../apoyo/tamanos.ts';

const { suite, abrirComo, abrirEn } = usarEscenas();
const COBRADOR = { email: 'cobrador1@leal.demo' };

test('the first paint says what is being loaded, before any code has come', async () => {
  const { pagina, contexto } = await abrirComo(COBRADOR.email, { sinArchivos: true });
  await contexto.route(/\/assets\/.*\.js$/, (ruta) =>
    ruta.request().url().includes('/arranque-') ? ruta.fallback() : undefined,
  );
  await pagina.goto(`${suite.url}cobrador`, { waitUntil: 'commit' });
  await pagina.locator('.espera-inicial').getByText('Cargando información...', { exact: true }).waitFor();
  await dejarPasar(contexto);
  await pagina.goto(`${suite.url}cobrador`);
  await encabezadoRuta(pagina).waitFor();
  expect(await pagina.locator('.espera-inicial').isVisible()).toBe(false);
});

test('a screen whose code does not arrive: says so inside the frame; the menu still works, and the line brings it', async () => {
  const { pagina, contexto, consola } = await abrirEn(COBRADOR.email, 'cobrador', {
    tamano: ESCRITORIO,
    sinArchivos: true,
  });
  consola.tolerar(FALLO_DE_RED, /dynamically imported module|Unable to preload/);
  await encabezadoRuta(pagina).waitFor();
  await contexto.setOffline(true);
  await pagina.locator('article h2 a').first().click();
  await pagina.getByRole('heading', { name: 'No se pudo abrir esta pantalla' }).waitFor();
  await pagina.getByText('Sin conexión. Revisa tu señal.').waitFor();
  await pagina.getByRole('button', { name: 'Reintentar' }).click();
  await pagina.getByRole('heading', { name: 'No se pudo abrir esta pantalla' }).waitFor();
  await pagina.getByRole('link', { name: 'Mi Ruta' }).click();
  await encabezadoRuta(pagina).waitFor();
  await pagina.goBack();
  await pagina.getByRole('heading', { name: 'No se pudo abrir esta pantalla' }).waitFor();
  await contexto.setOffline(false);
  await pagina.getByRole('heading', { name: 'Registro de Pago' }).waitFor();
});

test('the menu: takes one there and closes; the profile link carries the name of the one who is in', async () => {
  const { pagina } = await abrirEn(COBRADOR.email, '');
  await encabezadoRuta(pagina).waitFor();
  await oye(pagina);
  await pagina.getByRole('button', { name: /^Más/ }).click();
  await pagina.getByRole('link', { name: 'Gastos' }).click();
  await llegarA(pagina, '/leal/cobrador/gastos');
  await pagina.getByRole('heading', { name: 'Gestión de Gastos', exact: true }).waitFor();
  await pagina.getByRole('navigation', { name: 'Principal' }).waitFor({ state: 'hidden' });
  await expect.poll(() => pagina.title()).toMatch(/^(\(\d+\) )?Gestión de Gastos · Leal$/);

  await pagina.setViewportSize(ESCRITORIO);
  const { nombre_usuario } = await recuerdo(pagina);
  await pagina.getByRole('link', { name: nombre_usuario! }).click();
  await llegarA(pagina, '/leal/cobrador/profile');
});
