// The app on the phone: what Chromium says of it, when its files come, and what it shows without a line.
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { abrirMundo } from '../setup/mundo.ts';
import { FALLO_DE_RED, PRECARGA_DOBLE } from './apoyo/consola.ts';
import { type Escena, uno, usarEscenas } from './apoyo/escena.ts';
import { usarNavegador } from './apoyo/navegador.ts';
import { encabezadoRuta } from './apoyo/ruta.ts';

const mundo = abrirMundo();
const { nueva } = usarEscenas(mundo, usarNavegador());
const RUTA = `${mundo.suite.url}cobrador`;

/** A collector whose browser may keep the app. */
async function conTrabajador(): Promise<Escena> {
  const escena = await nueva([uno('Eva Luna')], { serviceWorkers: 'allow' });
  escena.consola.tolerar(FALLO_DE_RED, PRECARGA_DOBLE);
  return escena;
}

/** The worker has everything, and answers for this page. */
const gobernada = (pagina: Page): Promise<unknown> =>
  pagina.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

/** Runs in the page: the addresses of all that is kept. */
async function guardadas(): Promise<string[]> {
  const nombres = await caches.keys();
  const pedidos = await Promise.all(nombres.map(async (nombre) => (await caches.open(nombre)).keys()));
  return pedidos.flat().map(({ url }) => new URL(url).pathname);
}

/** What is asked for the service worker, and by it: `ruta` is the answer that the route waits for. */
function anotar(contexto: BrowserContext): string[] {
  const pasos: string[] = [];
  contexto.on('request', (pedido) => {
    if (pedido.serviceWorker()) pasos.push('trabajador');
  });
  contexto.on('response', (respuesta) => {
    if (respuesta.url().includes('/activos-sin-pago-hoy/')) pasos.push('ruta');
  });
  return pasos;
}

type Manifiesto = { icons: { src: string; sizes: string; purpose: string }[] };

/** Runs in the page: how large each icon is, beside what the manifest says. */
const medirIconos = ({ icons }: Manifiesto): Promise<string[]> =>
  Promise.all(
    icons.map(async ({ src, sizes, purpose }) => {
      const { width, height } = await createImageBitmap(await (await fetch(`/leal/${src}`)).blob());
      return `${purpose} ${sizes} ${width}x${height}`;
    }),
  );

/** What Chromium reads in the manifest. A headless one without windows to install into knows of no other obstacle. */
async function instalable(pagina: Page): Promise<void> {
  const cdp = await pagina.context().newCDPSession(pagina);
  const { url, data = '{}', errors } = await cdp.send('Page.getAppManifest');
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
  console.log('manifest', url, 'errors', errors, 'obstacles', installabilityErrors);
  expect([errors, installabilityErrors]).toEqual([[], []]);
  const manifiesto = JSON.parse(data) as Manifiesto;
  expect(manifiesto).toMatchObject({
    name: 'Leal',
    start_url: '/leal/',
    scope: '/leal/',
    display: 'standalone',
  });
  expect(await pagina.evaluate(medirIconos, manifiesto)).toEqual([
    'any 192x192 192x192',
    'any 512x512 512x512',
    'maskable 192x192 192x192',
    'maskable 512x512 512x512',
  ]);
}

test('it can be installed; nothing of it comes before the route; without a line its address shows the app', async () => {
  const { pagina, contexto } = await conTrabajador();
  const pasos = anotar(contexto);
  await pagina.goto(RUTA);
  await encabezadoRuta(pagina, 1).waitFor();
  await gobernada(pagina);
  expect(pasos.indexOf('ruta')).toBeLessThan(pasos.indexOf('trabajador'));
  expect(pasos.indexOf('ruta')).toBeGreaterThanOrEqual(0);

  await instalable(pagina);
  const archivos = await pagina.evaluate(guardadas);
  const ajenos = archivos.filter(
    (a) => !/^\/leal\/(index\.html|icono\.svg|manifest\.webmanifest|assets\/[^/]+)$/.test(a),
  );
  expect(ajenos).toEqual([]);
  expect(archivos).toContain('/leal/index.html');

  await contexto.setOffline(true);
  await pagina.reload();
  await pagina.getByRole('banner').getByRole('button', { name: 'Cerrar sesión' }).waitFor();
  await pagina.goto(`${mundo.suite.url}cobrador/recaudado`);
  await pagina.getByRole('heading', { name: 'Recaudado', level: 1 }).waitFor();
});
