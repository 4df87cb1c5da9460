// A newer version of the app, on a phone that keeps the one before.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { ES_TODO } from '@leal/pruebas/corrida';
import { SIN_TRABAJADOR } from '../../../web/build/instalable.ts';
import { libroCuadrado } from '../../setup/libro.ts';
import { abrirLinea } from '../../setup/linea/linea-mala.ts';
import { abrirMundo } from '../../setup/mundo.ts';
import { cerrarSesion, llenarAcceso } from '../apoyo/acceso.ts';
import { FALLO_DE_RED, FALTA_CODIGO, PRECARGA_DOBLE } from '../apoyo/consola.ts';
import { usarEntrega } from '../apoyo/entrega.ts';
import { idCredito, creditoDe, usarEscenas } from '../apoyo/escena.ts';
import { irA } from '../apoyo/ir.ts';
import { ESTA, otraVersion } from '../apoyo/otra-version.ts';
import { campoMonto } from '../apoyo/pago.ts';
import { encabezadoRuta } from '../apoyo/ruta.ts';
import { hayBuzon, pagar, ponerLinea, tieneLaApp } from '../apoyo/sin-linea.ts';
import { TELEFONO } from '../apoyo/tamanos.ts';

const mundo = abrirMundo();
const entrega = await usarEntrega(mundo.suite);
const { url, nueva } = usarEscenas(TELEFONO, { ...mundo, suite: entrega.suite });
const NUEVA = '9.9.9';
const carpetaNueva = otraVersion(NUEVA);
const TERCA = '9.9.8';
const carpetaTerca = otraVersion(TERCA);

const oferta = (pagina: Page) => pagina.getByText('Hay una versión nueva', { exact: true });
const boton = (pagina: Page) => pagina.getByRole('button', { name: 'Actualizar' });
/** The question that the browser asks by itself when a page is loaded. */
const preguntar = (pagina: Page): Promise<unknown> =>
  pagina.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update().then(() => true));

async function diceVersion(pagina: Page, cual: string, camino = 'cobrador/profile'): Promise<void> {
  await irA(pagina, url + camino);
  await pagina.getByText(`Leal, versión ${cual}`, { exact: true }).waitFor();
}

/** A collector on the route, kept on the phone. */
async function guardado() {
  entrega.poner(undefined);
  const escena = await nueva([creditoDe('Eva Luna')], { serviceWorkers: 'allow' });
  escena.consola.tolerar(FALLO_DE_RED, PRECARGA_DOBLE);
  await escena.pagina.goto(`${url}cobrador`);
  await encabezadoRuta(escena.pagina, 1).waitFor();
  await tieneLaApp(escena.pagina);
  return escena;
}

function carpetaDeDesarrollo(): string {
  const carpeta = mkdtempSync(join(tmpdir(), 'leal-desarrollo-'));
  onTestFinished(() => rmSync(carpeta, { recursive: true }));
  writeFileSync(join(carpeta, 'sw.js'), SIN_TRABAJADOR);
  writeFileSync(join(carpeta, 'index.html'), '<h1>The dev server</h1>');
  return carpeta;
}

const registrados = (pagina: Page): Promise<number> =>
  pagina.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** How many files are on the phone. */
const archivosGuardados = (pagina: Page): Promise<number> =>
  pagina.evaluate(async () => {
    const todas = await Promise.all(
      (await caches.keys()).map(async (cual) => (await caches.open(cual)).keys()),
    );
    return todas.flat().length;
  });

test('it waits until it is accepted where nothing is typed; then every tab changes to it, and loses nothing', async () => {
  const escena = await guardado();
  const { pagina, contexto } = escena;
  const otra = await contexto.newPage();
  await otra.goto(`${url}payment/eva-luna?credito=${idCredito(escena)}`);
  await campoMonto(otra).fill('77');

  entrega.poner(carpetaNueva);
  await preguntar(pagina);
  await oferta(pagina).waitFor();
  // The old version's code is nowhere but on the phone.
  await diceVersion(pagina, ESTA);
  await irA(pagina, `${url}cobrador`);
  await oferta(pagina).waitFor();
  await preguntar(otra);
  expect(await oferta(otra).count()).toBe(0);

  const recargada = pagina.waitForEvent('domcontentloaded');
  await boton(pagina).click();
  await recargada;
  await encabezadoRuta(pagina, 1).waitFor();
  await diceVersion(pagina, NUEVA);
  expect(await campoMonto(otra).inputValue()).toBe('77');
  await irA(otra, `${url}cobrador/profile`);
  await otra.getByText(`Leal, versión ${NUEVA}`, { exact: true }).waitFor();
  expect(await oferta(otra).count()).toBe(0);
  await otra.close();
});

// A phone of its own: one that came to its version from the server, past a slow worker, has no worker that could ask.
test('the dev server on that origin takes the worker away, the page and every file with it', async () => {
  const { pagina, consola } = await guardado();
  consola.tolerar(FALTA_CODIGO);
  entrega.poner(carpetaDeDesarrollo());
  await preguntar(pagina).catch(() => undefined);
  const servida = pagina.getByRole('heading', { name: 'The dev server' });
  // When a worker of before does not give its place up, the person there accepts what is offered, or reloads.
  const insistir = async () => ((await boton(pagina).isVisible()) ? boton(pagina).click() : pagina.reload());
  await expect
    .poll(async () => {
      await servida.waitFor({ timeout: 10_000 }).catch(() => insistir().catch(() => undefined));
      return servida.isVisible();
    })
    .toBe(true);
  await expect.poll(() => registrados(pagina)).toBe(0);
  await expect.poll(() => archivosGuardados(pagina)).toBe(0);
});

test('one whose worker never gets its place comes from the server in every tab, and is not offered again', async () => {
  const { pagina, contexto } = await guardado();
  const otra = await contexto.newPage();
  await otra.goto(`${url}cobrador/profile`);
  await tieneLaApp(otra);
  await otra.getByLabel('Contraseña actual').fill('a medias');
  const trabajador = join(carpetaTerca, 'sw.js');
  writeFileSync(trabajador, readFileSync(trabajador, 'utf8').replace('tomar-el-lugar', 'nada'));
  entrega.poner(carpetaTerca);
  await preguntar(pagina);
  await oferta(pagina).waitFor();
  await boton(pagina).click();
  await oferta(pagina).waitFor({ state: 'detached' });
  await diceVersion(pagina, TERCA);
  // For the other tab's sake the worker of before stays, and the new one goes on waiting.
  const espera = () =>
    pagina.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
  await expect.poll(espera).toBe(true);
  expect(await oferta(pagina).count()).toBe(0);

  // The new version waits where something is typed, until that screen is left.
  expect(await otra.getByLabel('Contraseña actual').inputValue()).toBe('a medias');
  await irA(otra, `${url}cobrador`);
  await diceVersion(otra, TERCA);
});

test('a manager who signs in on that phone gets the newest pages, from the server', async () => {
  const { pagina, consola } = await guardado();
  consola.tolerar(FALTA_CODIGO);
  entrega.poner(carpetaNueva);
  await cerrarSesion(pagina);
  await pagina.getByRole('heading', { name: 'Iniciar Sesión' }).waitFor();
  expect(await registrados(pagina)).toBe(1);
  await llenarAcceso(pagina, { email: 'gerente@leal.demo' });
  await pagina.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  await expect.poll(() => registrados(pagina)).toBe(0);
  await diceVersion(pagina, NUEVA, 'profile');
});

/** Hosting as it is deployed, over a line. */
async function abrirLineaDeEntrega() {
  const { suite } = entrega;
  const hosting = Number(new URL(suite.url).port);
  const linea = await abrirLinea({ ...suite, puertos: { ...suite.puertos, hosting } });
  onTestFinished(() => linea.cerrar());
  return linea;
}

if (ES_TODO)
  test('a shift of sixty clients without a line, with a reload and a new version in it, is in the ledger whole', async () => {
    const nombres = Array.from({ length: 60 }, (_, i) => `Cliente ${10 + i}`);
    entrega.poner(undefined);
    const linea = await abrirLineaDeEntrega();
    const escenas = usarEscenas(TELEFONO, { ...mundo, suite: linea.suite });
    const clientes = nombres.map((nombre) => creditoDe(nombre));
    const { pagina, contexto, consola, cobrador } = await escenas.nueva(clientes, {
      serviceWorkers: 'allow',
    });
    consola.tolerar(FALLO_DE_RED, PRECARGA_DOBLE);
    const enRuta = async (n: number) => {
      await encabezadoRuta(pagina, n).waitFor();
      await hayBuzon(pagina);
    };
    const cobrar = async (desde: number) => {
      for (const nombre of nombres.slice(desde, desde + 20)) await pagar(pagina, nombre);
    };
    await pagina.goto(`${linea.suite.url}cobrador`);
    await enRuta(60);
    await tieneLaApp(pagina);
    entrega.poner(carpetaNueva);
    await preguntar(pagina);
    await oferta(pagina).waitFor();

    await ponerLinea(linea, contexto, false);
    await cobrar(0);
    await pagina.reload();
    await enRuta(40);
    await cobrar(20);
    await oferta(pagina).waitFor();
    // Offered again when the worker of before is slow to give its place up, which it may be for five minutes.
    let recargada = false;
    pagina.once('domcontentloaded', () => (recargada = true));
    await expect
      .poll(
        async () => {
          if (!recargada)
            await boton(pagina)
              .click({ timeout: 1_000 })
              .catch(() => undefined);
          return recargada;
        },
        { timeout: 330_000 },
      )
      .toBe(true);
    await enRuta(20);
    await irA(pagina, `${linea.suite.url}cobrador/profile`);
    await pagina.getByText(`Leal, versión ${NUEVA}`, { exact: true }).waitFor();
    await irA(pagina, `${linea.suite.url}cobrador`);
    await cobrar(40);
    await encabezadoRuta(pagina, 0).waitFor();

    await ponerLinea(linea, contexto, true);
    await irA(pagina, `${linea.suite.url}cobrador/pendientes`);
    await pagina.getByText('No hay nada por sincronizar', { exact: true }).waitFor({ timeout: 120_000 });
    const { movimientos } = await libroCuadrado(mundo.db, cobrador.uid);
    expect(movimientos.map(({ monto_centavos }) => monto_centavos)).toEqual(nombres.map(() => 12_000));
    expect(new Set(movimientos.map(({ id_credito }) => id_credito)).size).toBe(60);
  }, 1_200_000);
