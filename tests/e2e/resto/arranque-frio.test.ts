// A collector's phone that starts without a line, or on one that hangs: the day's copy, whose it is and when it goes.
import { activosSinPagoHoy, detalleCredito, historialAbonos } from '@leal/contract';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ES_TODO } from '@leal/pruebas/corrida';
import { abrirLinea } from '../../setup/linea/linea-mala.ts';
import { cerrarSesion, entrar, llenarAcceso } from '../apoyo/acceso.ts';
import { FALLO_DE_RED, PRECARGA_DOBLE } from '../apoyo/consola.ts';
import { duenios, nadaSeCopia, seCopia, seCopian } from '../apoyo/copia.ts';
import { dejarPasar, negar } from '../apoyo/duda.ts';
import { creditoDe, usarEscenas } from '../apoyo/escena.ts';
import { irALaOrilla } from '../apoyo/perfil.ts';
import { encabezadoRuta, tarjeta } from '../apoyo/ruta.ts';
import { tieneLaApp } from '../apoyo/sin-linea.ts';
import { TELEFONO } from '../apoyo/tamanos.ts';

const { mundo, suite, abrir, enRuta } = usarEscenas();

/** The server and the identity service; the app's own files come, as from the phone itself. */
const FUERA = /\/leal-api\/|identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com|\/__\/firebase\//;
const DATOS_DE_LAS = /^Datos de las \d\d:\d\d/;

/** Runs in the page. */
async function estropear(como: string): Promise<void> {
  const hecho = <T>(pedido: IDBRequest<T>) =>
    new Promise<T>((resolver, rechazar) => {
      pedido.addEventListener('success', () => resolver(pedido.result));
      pedido.addEventListener('error', () => rechazar(pedido.error ?? new Error('IndexedDB')));
    });
  if (como === 'otra base') {
    await hecho(indexedDB.deleteDatabase('leal-copia'));
    return (await hecho(indexedDB.open('leal-copia', 7))).close();
  }
  const base = await hecho(indexedDB.open('leal-copia'));
  const respuestas = base.transaction('respuestas', 'readwrite').objectStore('respuestas');
  for (const clave of await hecho(respuestas.getAllKeys())) {
    await hecho(respuestas.put({ version: 1, en: Date.now(), respuesta: { datos: 'nada' } }, clave));
  }
  base.close();
}

const sinLinea = (contexto: BrowserContext) => contexto.route(FUERA, (ruta) => ruta.abort());
/** Packets are lost: nothing answers, and nothing fails. */
const colgada = (contexto: BrowserContext) => contexto.route(FUERA, () => undefined);

/** A profile that is nobody's afterwards: what goes into its pages stays there. */
const PROPIO = { locale: 'es-MX' } as const;

/** The browser was closed, and the page comes from the phone: no cookie tells the SDKs where the emulators are. */
const sinGalleta = (contexto: BrowserContext): Promise<unknown> =>
  contexto.addInitScript(() => (document.cookie = '__FIREBASE_DEFAULTS__=; Max-Age=0; Path=/'));

const hora = (pagina: Page) => pagina.getByText(DATOS_DE_LAS);
const sinRuta = (pagina: Page) => pagina.getByText('Error al cargar la ruta', { exact: true });
const acceso = (pagina: Page) => pagina.getByRole('heading', { name: 'Iniciar Sesión' });

/** The entries that the device keeps of somebody: the session, notices, drafts. */
const deUnaPersona = (pagina: Page): Promise<string[]> =>
  pagina.evaluate(() =>
    Object.keys(localStorage).filter((clave) => /^(id_|sesion|nombre|leal_(avisos|borrador))/.test(clave)),
  );
const haOidoEnLaPestana = (pagina: Page): Promise<unknown> =>
  pagina.waitForFunction(() => sessionStorage.getItem('leal_avisos_vistos') !== null);

test('on a line that hangs and without one: the route and what was opened today, with their hour; all of it is new when the line is back', async () => {
  const { pagina, contexto, consola, cobrador } = await enRuta(
    [creditoDe('Ana López'), creditoDe('Beto Ruiz')],
    PROPIO,
  );
  consola.tolerar(FALLO_DE_RED, /FueraDePlazo/);
  await tarjeta(pagina, 'Ana López').getByRole('link', { name: 'Ana López' }).click();
  await pagina.getByText('No hay transacciones registradas').waitFor();
  await seCopian(pagina, activosSinPagoHoy, detalleCredito, historialAbonos);
  await sinGalleta(contexto);
  await colgada(contexto);
  await pagina.goto(`${suite.url}cobrador`);
  await encabezadoRuta(pagina, 2).waitFor();
  await hora(pagina).waitFor();

  await dejarPasar(contexto, FUERA);
  await sinLinea(contexto);
  await pagina.reload();
  await tarjeta(pagina, 'Ana López').getByRole('link', { name: 'Ana López' }).click();
  await hora(pagina).first().waitFor();
  await pagina.getByText('No hay transacciones registradas').waitFor();
  await pagina.goBack();
  await tarjeta(pagina, 'Beto Ruiz').getByRole('link', { name: 'Beto Ruiz' }).click();
  // Never opened: from its card's row, and without a history.
  await hora(pagina).first().waitFor();
  await pagina.getByText('Sin conexión. Revisa tu señal.').first().waitFor();

  const { cuerpo } = await cobrador.llamar<{ resumen: unknown }>('POST', '/abonos/registrar', {
    cuerpo: { id_credito: `${cobrador.prefijo}-cre-1`, monto: 120 },
    clave: crypto.randomUUID(),
  });
  expect(cuerpo).toHaveProperty('resumen');
  await pagina.goto(`${suite.url}cobrador`);
  await encabezadoRuta(pagina, 2).waitFor();
  await hora(pagina).waitFor();
  await dejarPasar(contexto, FUERA);
  await pagina.evaluate(() => dispatchEvent(new Event('online')));
  await encabezadoRuta(pagina, 1).waitFor();
  await hora(pagina).waitFor({ state: 'hidden' });
  // Only the stored emulator hosts lead to somebody who knows the password.
  await cerrarSesion(pagina);
  await llenarAcceso(pagina, cobrador);
  await encabezadoRuta(pagina, 1).waitFor();
});

describe('the copy goes', () => {
  test('when its person signs out, also for another tab; the next one sees only their own', async () => {
    const { pagina, contexto, consola, cobrador } = await enRuta([creditoDe('Ana López')]);
    consola.tolerar(FALLO_DE_RED);
    await seCopia(pagina, cobrador.uid);
    const otra = await contexto.newPage();
    await otra.goto(`${suite.url}cobrador`);
    await encabezadoRuta(otra, 1).waitFor();
    await cerrarSesion(otra);
    await acceso(pagina).waitFor();
    await acceso(otra).waitFor();
    await nadaSeCopia(pagina);
    const segundo = await mundo.cobrador([creditoDe('Beto Ruiz'), creditoDe('Caro Díaz')]);
    await entrar(pagina, suite.url, segundo);
    await encabezadoRuta(pagina, 2).waitFor();
    await seCopia(pagina, segundo.uid);
    expect(new Set(await duenios(pagina))).toEqual(new Set([segundo.uid]));
    await sinLinea(contexto);
    await pagina.reload();
    await tarjeta(pagina, 'Beto Ruiz').waitFor();
    await hora(pagina).waitFor();
    expect(await tarjeta(pagina, 'Ana López').count()).toBe(0);
  });

  test('when somebody signs out on a line that hangs, and nothing of them comes back with it', async () => {
    const { pagina, contexto, consola, cobrador } = await enRuta([creditoDe('Ana López')]);
    consola.tolerar(FALLO_DE_RED, /FueraDePlazo/);
    await seCopia(pagina, cobrador.uid);
    await colgada(contexto);
    await pagina.reload();
    await hora(pagina).waitFor();
    await cerrarSesion(pagina);
    await acceso(pagina).waitFor();
    // The page ends before the identity service has heard of it.
    await irALaOrilla(pagina, suite.url);
    await dejarPasar(contexto, FUERA);
    await pagina.goto(`${suite.url}cobrador`);
    await acceso(pagina).waitFor();
    await nadaSeCopia(pagina);
    await entrar(pagina, suite.url, cobrador);
    await encabezadoRuta(pagina, 1).waitFor();
  });

  test('when the server ends the session', async () => {
    const { pagina, contexto, consola, cobrador } = await enRuta([creditoDe('Ana López')]);
    consola.tolerar(FALLO_DE_RED);
    await seCopia(pagina, cobrador.uid);
    const terminada = { code: 'NO_AUTENTICADO', message: 'Tu sesión terminó.' };
    await negar(contexto, /\/leal-api\/(?!_local)/, 401, terminada);
    await pagina.reload();
    await acceso(pagina).waitFor();
    await nadaSeCopia(pagina);
  });

  test('with the business day: yesterday is never shown as today', async () => {
    const { pagina, contexto, consola, cobrador } = await enRuta([creditoDe('Ana López')]);
    consola.tolerar(FALLO_DE_RED);
    await seCopia(pagina, cobrador.uid);
    await sinLinea(contexto);
    await pagina.clock.setSystemTime(Date.now() + 86_400_000);
    await pagina.reload();
    await sinRuta(pagina).waitFor();
    expect(await tarjeta(pagina, 'Ana López').count()).toBe(0);
  });
});

describe('there is no copy', () => {
  test("without 'Recordarme': nothing outlives the tab; of a manager: nothing at all", async () => {
    const { email } = await mundo.cobrador([creditoDe('Ana López')]);
    const { pagina, contexto, consola } = await abrir();
    consola.tolerar(FALLO_DE_RED);
    await entrar(pagina, suite.url, { email, recordar: false });
    await encabezadoRuta(pagina, 1).waitFor();
    await haOidoEnLaPestana(pagina);
    expect(await deUnaPersona(pagina)).toEqual([]);
    await sinLinea(contexto);
    await pagina.reload();
    await sinRuta(pagina).waitFor();
    expect(await duenios(pagina)).toEqual([]);
    await dejarPasar(contexto, FUERA);
    await encabezadoRuta(pagina, 1).waitFor();
    await cerrarSesion(pagina);
    await entrar(pagina, suite.url, { email: 'gerente@leal.demo' });
    await pagina.goto(`${suite.url}gerente/rutas`);
    await pagina.locator('.tabla-rejilla, article').first().waitFor();
    expect(await duenios(pagina)).toEqual([]);
  });

  test('when it is damaged: the app starts as without one, and keeps a new one', async () => {
    const { pagina, contexto, consola, cobrador } = await enRuta([creditoDe('Ana López')]);
    consola.tolerar(FALLO_DE_RED);
    for (const como of ['otras respuestas', 'otra base'] as const) {
      await seCopia(pagina, cobrador.uid);
      await irALaOrilla(pagina, suite.url);
      await pagina.evaluate(estropear, como);
      await sinLinea(contexto);
      await pagina.goto(`${suite.url}cobrador`);
      await sinRuta(pagina).waitFor();
      await dejarPasar(contexto, FUERA);
      await encabezadoRuta(pagina, 1).waitFor();
    }
    await seCopia(pagina, cobrador.uid);
  });
});

/** A phone four times slower than this machine. */
const LENTO = 4;

/** How long the page took until the route was on screen. */
const tiempoDeRuta = async (pagina: Page): Promise<number> => {
  const hallado = await pagina.waitForFunction(() =>
    document.querySelector('article h2') ? Math.round(performance.now()) : undefined,
  );
  return Number(await hallado.jsonValue());
};

// The app's files come from the worker, the faults are the line's. The time is printed, never asserted.
if (ES_TODO)
  test('how long 60 clients take on a slow phone without a line, and on one that hangs', async () => {
    const linea = await abrirLinea(suite);
    onTestFinished(() => linea.cerrar());
    const { nueva } = usarEscenas(TELEFONO, { ...mundo, suite: linea.suite });
    const clientes = Array.from({ length: 60 }, (_, n) => creditoDe(`Cliente ${n + 1}`));
    const escena = await nueva(clientes, { serviceWorkers: 'allow' });
    const { pagina, contexto, consola, cobrador } = escena;
    consola.tolerar(FALLO_DE_RED, PRECARGA_DOBLE, /FueraDePlazo/);
    await pagina.goto(`${linea.suite.url}cobrador`);
    await encabezadoRuta(pagina, 60).waitFor();
    await seCopia(pagina, cobrador.uid);
    await tieneLaApp(pagina);
    const cdp = await contexto.newCDPSession(pagina);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: LENTO });
    for (const como of ['cortada', 'colgada'] as const) {
      linea.poner(como);
      await pagina.reload({ waitUntil: 'commit' });
      const ms = await tiempoDeRuta(pagina);
      console.log(`cold start, line ${como}, 60 clients at ${LENTO}x CPU: ${ms} ms`);
      await hora(pagina).waitFor();
    }
  });
