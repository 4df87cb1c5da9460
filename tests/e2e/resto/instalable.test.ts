// The app on the phone: what Chromium says of it, when its files come, and what it shows without a line.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { FALLO_DE_RED, PRECARGA_DOBLE } from '../apoyo/consola.ts';
import { type Escena, creditoDe } from '../apoyo/escena.ts';
import { usarEscenasEnLinea } from '../apoyo/linea.ts';
import { encabezadoRuta } from '../apoyo/ruta.ts';
import { tieneLaApp } from '../apoyo/sin-linea.ts';

const { linea, nueva } = await usarEscenasEnLinea();
const RUTA = `${linea.suite.url}cobrador`;
const DEL_TELEFONO = /^GET \/leal\/(cobrador|index\.html|assets\/|$)/;

/** A collector whose browser may keep the app. */
async function conTrabajador(): Promise<Escena> {
  const escena = await nueva([creditoDe('Eva Luna')], { serviceWorkers: 'allow' });
  escena.consola.tolerar(FALLO_DE_RED, PRECARGA_DOBLE);
  return escena;
}

/** Runs in the page: the addresses of all that is kept. */
async function guardadas(): Promise<string[]> {
  const nombres = await caches.keys();
  const pedidos = await Promise.all(nombres.map(async (nombre) => (await caches.open(nombre)).keys()));
  return pedidos.flat().map(({ url }) => new URL(url).pathname);
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

/**
 * The obstacles that Chromium names. A test's profile is a private one; and one without windows knows of no obstacle at
 * all.
 */
async function instalable(pagina: Page): Promise<void> {
  const cdp = await pagina.context().newCDPSession(pagina);
  const { url, data = '{}', errors } = await cdp.send('Page.getAppManifest');
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
  const obstaculos = installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito');
  console.log('manifest', url, 'errors', errors, 'obstacles', obstaculos);
  expect([errors, obstaculos]).toEqual([[], []]);
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

/** The place of a call among those that the line was asked for, in order. */
const donde = (que: string): number => linea.pasos(/./).findIndex(({ ruta }) => ruta.includes(que));

test('it can be installed; nothing of it comes before the route; without a line its address shows the app, and the route of the day', async () => {
  const { pagina } = await conTrabajador();
  await pagina.goto(RUTA);
  await encabezadoRuta(pagina, 1).waitFor();
  await tieneLaApp(pagina);
  expect(donde('/activos-sin-pago-hoy/')).toBeGreaterThan(0);
  expect(donde('/leal/sw.js')).toBeGreaterThan(donde('/activos-sin-pago-hoy/'));
  expect(donde('/leal/index.html')).toBeGreaterThan(donde('/leal/sw.js'));
  await instalable(pagina);

  const archivos = await pagina.evaluate(guardadas);
  const ajenos = archivos.filter(
    (a) => !/^\/leal\/(index\.html|icono\.svg|manifest\.webmanifest|assets\/[^/]+)$/.test(a),
  );
  expect(ajenos).toEqual([]);
  expect(archivos).toContain('/leal/index.html');

  linea.poner('cortada');
  const antes = linea.pasos(DEL_TELEFONO).length;
  await pagina.reload();
  await pagina.getByRole('banner').getByRole('button', { name: 'Cerrar sesión' }).waitFor();
  await pagina.goto(`${linea.suite.url}cobrador/recaudado`);
  await pagina.getByRole('heading', { name: 'Recaudado', level: 1 }).waitFor();
  linea.poner('colgada');
  await pagina.goto(RUTA, { waitUntil: 'commit' });
  await encabezadoRuta(pagina, 1).waitFor();
  await pagina.getByText(/^Datos de las \d\d:\d\d/).waitFor();
  // Neither the page nor its code was asked of the line.
  expect(linea.pasos(DEL_TELEFONO)).toHaveLength(antes);
});
