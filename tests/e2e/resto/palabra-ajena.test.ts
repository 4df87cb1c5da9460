// Somebody on the way answers in Leal's place, as the login page of a public network does: nothing of it counts.
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import { FALLO_DE_RED } from '../apoyo/consola.ts';
import { seCopia } from '../apoyo/copia.ts';
import { dejarPasar } from '../apoyo/duda.ts';
import { creditoDe, usarEscenas } from '../apoyo/escena.ts';
import { abrirHoja, encabezadoRuta, soltar, tarjeta } from '../apoyo/ruta.ts';

const { enRuta } = usarEscenas();

/** Not what the local suite's own strip asks. */
const API = /\/leal-api\/(?!_local)/;
const PAGINA = '<!doctype html><title>Red pública</title><h1>Acepta los términos</h1>';

/** Each status with its page, and once with what could be a refusal of Leal's. */
const RESPUESTAS = [
  { status: 200, contentType: 'text/html', body: PAGINA },
  { status: 401, contentType: 'text/html', body: PAGINA },
  { status: 403, contentType: 'text/html', body: PAGINA },
  { status: 404, contentType: 'text/html', body: PAGINA },
  { status: 407, contentType: 'text/html', body: PAGINA },
  { status: 429, contentType: 'text/html', body: PAGINA },
  { status: 200, json: { ok: true } },
  { status: 401, json: { code: 'NO_AUTENTICADO', message: 'Acepta los términos.' } },
  { status: 302, headers: { location: 'http://red-publica.invalid/' } },
];

const hora = (pagina: Page) => pagina.getByText(/^Datos de las \d\d:\d\d/);

const ponerExtranio = (contexto: BrowserContext, respuesta: (typeof RESPUESTAS)[number]) =>
  contexto.route(API, (ruta) => ruta.fulfill(respuesta));

test('whatever it is, the route stays with its hour; then, without any line, it is still there; the session goes on', async () => {
  const { pagina, contexto, consola, cobrador } = await enRuta([
    creditoDe('Ana López'),
    creditoDe('Beto Ruiz'),
  ]);
  consola.tolerar(FALLO_DE_RED, /red-publica\.invalid|CORS/);
  await seCopia(pagina, cobrador.uid);
  for (const respuesta of RESPUESTAS) {
    await ponerExtranio(contexto, respuesta);
    await pagina.reload();
    await encabezadoRuta(pagina, 2).waitFor();
    await hora(pagina).waitFor();
    await tarjeta(pagina, 'Ana López').waitFor();
    expect(await pagina.getByText('Error al cargar la ruta', { exact: true }).count()).toBe(0);
    await contexto.unroute(API);
  }
  await contexto.route(API, (ruta) => ruta.abort());
  await pagina.reload();
  await encabezadoRuta(pagina, 2).waitFor();
  await hora(pagina).waitFor();
  await dejarPasar(contexto, API);
  await pagina.evaluate(() => dispatchEvent(new Event('online')));
  await hora(pagina).waitFor({ state: 'detached' });
});

test('a payment that it refuses is not refused: it is kept, and arrives once when Leal itself answers', async () => {
  const { pagina, contexto, consola, cobrador } = await enRuta([
    creditoDe('Ana López'),
    creditoDe('Beto Ruiz'),
  ]);
  consola.tolerar(FALLO_DE_RED);
  await ponerExtranio(contexto, { status: 403, contentType: 'text/html', body: PAGINA });
  const hoja = await abrirHoja(pagina, 'Ana López');
  await hoja.getByRole('button', { name: 'Registrar $120.00 de Ana López' }).click();
  await soltar(pagina);
  await hoja.waitFor({ state: 'hidden' });
  expect(await pagina.getByText(/rechazado/).count()).toBe(0);
  await dejarPasar(contexto, API);
  await pagina.evaluate(() => dispatchEvent(new Event('online')));
  await encabezadoRuta(pagina, 1).waitFor();
  const historial = async () => {
    const ruta = `abonos/historial/${cobrador.prefijo}-cre-1`;
    return (await cobrador.llamar<{ datos: object[] }>('GET', ruta)).cuerpo.datos;
  };
  // The card has left with the tap; the payment itself is on its way.
  await vi.waitFor(async () => expect(await historial()).toHaveLength(1), { timeout: 30_000, interval: 100 });
});
