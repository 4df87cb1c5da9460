// A newer version of the app, on a phone that keeps the one before.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { abrirMundo } from '../setup/mundo.ts';
import { FALLO_DE_RED, PRECARGA_DOBLE } from './apoyo/consola.ts';
import { otraVersion, usarEntrega } from './apoyo/entrega.ts';
import { idCredito, uno, usarEscenas } from './apoyo/escena.ts';
import { irA } from './apoyo/ir.ts';
import { usarNavegador } from './apoyo/navegador.ts';
import { campoMonto } from './apoyo/pago.ts';
import { encabezadoRuta } from './apoyo/ruta.ts';

const mundo = abrirMundo();
const entrega = await usarEntrega(mundo.suite);
const { nueva } = usarEscenas({ ...mundo, suite: entrega.suite }, usarNavegador());
const { url } = entrega.suite;
const NUEVA = '9.9.9';

const oferta = (pagina: Page) => pagina.getByText('Hay una versión nueva', { exact: true });
const gobernada = (pagina: Page): Promise<unknown> =>
  pagina.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
/** What the browser does by itself when a page is loaded. */
const preguntar = (pagina: Page): Promise<unknown> =>
  pagina.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update().then(() => true));

async function diceVersion(pagina: Page, cual: string): Promise<void> {
  await irA(pagina, `${url}cobrador/profile`);
  await pagina.getByText(`Leal, versión ${cual}`, { exact: true }).waitFor();
}

test('it waits until it is accepted where nothing is typed; then every tab changes to it, and loses nothing', async () => {
  const escena = await nueva([uno('Eva Luna')], { serviceWorkers: 'allow' });
  const { pagina, contexto, consola } = escena;
  consola.tolerar(FALLO_DE_RED, PRECARGA_DOBLE);
  await pagina.goto(`${url}cobrador`);
  await encabezadoRuta(pagina, 1).waitFor();
  await gobernada(pagina);
  const otra = await contexto.newPage();
  await otra.goto(`${url}payment/eva-luna?credito=${idCredito(escena)}`);
  await campoMonto(otra).fill('77');

  entrega.poner(otraVersion(NUEVA));
  await preguntar(pagina);
  await oferta(pagina).waitFor();
  // Its code is nowhere but on the phone.
  await diceVersion(pagina, '0.1.0');
  await irA(pagina, `${url}cobrador`);
  await oferta(pagina).waitFor();
  await preguntar(otra);
  expect(await oferta(otra).count()).toBe(0);

  await pagina.getByRole('button', { name: 'Actualizar' }).click();
  await expect.poll(() => pagina.evaluate(() => document.scripts[0]?.src)).toContain('-999.js');
  await encabezadoRuta(pagina, 1).waitFor();
  await diceVersion(pagina, NUEVA);
  expect(await campoMonto(otra).inputValue()).toBe('77');
  await irA(otra, `${url}cobrador/profile`);
  await otra.getByText(`Leal, versión ${NUEVA}`, { exact: true }).waitFor();
  expect(await oferta(otra).count()).toBe(0);
});
