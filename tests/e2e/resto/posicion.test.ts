// The place of a collector at a capture: only if they allow it, never waited for, and shown to the manager alone.
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { FALLO_DE_RED, PRECARGA_DOBLE } from '../apoyo/consola.ts';
import { dicho } from '../apoyo/dicho.ts';
import { type Escena, creditoDe, usarEscenas } from '../apoyo/escena.ts';
import { irA } from '../apoyo/ir.ts';
import { dialogo, encabezadoRuta } from '../apoyo/ruta.ts';
import { hayBuzon, visitar } from '../apoyo/sin-linea.ts';
import { revisar } from '../apoyo/revisar.ts';

const { mundo, url, comoGerente, nueva, enRuta } = usarEscenas();

const AQUI = { latitude: 24.02772, longitude: -104.65317, accuracy: 12 };
const opcion = (pagina: Page, texto: string) => pagina.getByRole('radio', { name: texto, exact: true });

/** The places of this collector that the audit keeps, newest first. */
async function posiciones({ cobrador }: Escena) {
  const filas = await mundo.db.collection('bitacora').where('id_cobrador', '==', cobrador.uid).get();
  return filas.docs.flatMap((foto) => (foto.get('posicion') as object | undefined) ?? []);
}

const gestiones = async ({ cobrador }: Escena): Promise<number> => {
  const filas = await mundo.db
    .collectionGroup('movimientos')
    .where('id_cobrador', '==', cobrador.uid)
    .count()
    .get();
  return filas.data().count;
};

async function elegir(pagina: Page, texto: string): Promise<void> {
  await irA(pagina, `${url}cobrador/profile`);
  await pagina.getByText(texto, { exact: true }).click();
}

/** In the page: counts what it asks of the phone. `cuelga`: the phone never answers. */
const contar = (contexto: BrowserContext, cuelga = false) =>
  contexto.addInitScript((sin) => {
    let veces = 0;
    Object.defineProperty(window, 'vecesBuscada', { configurable: true, get: () => veces });
    const { geolocation } = navigator;
    const buscar = geolocation.getCurrentPosition.bind(geolocation);
    geolocation.getCurrentPosition = (...con) => {
      veces += 1;
      if (!sin) buscar(...con);
    };
  }, cuelga);
const buscada = (pagina: Page): Promise<number> =>
  pagina.evaluate(() => (window as unknown as { vecesBuscada: number }).vecesBuscada);

/** On the route, where what is asked of the phone is counted. */
async function enRutaContando(nombre: string, cuelga = false): Promise<Escena> {
  const escena = await nueva([creditoDe(nombre)]);
  await contar(escena.contexto, cuelga);
  await escena.pagina.goto(`${url}cobrador`);
  await encabezadoRuta(escena.pagina).waitFor();
  return escena;
}

/** The position is denied, as a person would do in the browser's own question. */
async function negarPosicion({ pagina, contexto }: Escena): Promise<void> {
  const cdp = await contexto.newCDPSession(pagina);
  const { targetInfo } = await cdp.send('Target.getTargetInfo');
  await cdp.send('Browser.setPermission', {
    permission: { name: 'geolocation' },
    setting: 'denied',
    origin: new URL(url).origin,
    ...(targetInfo.browserContextId !== undefined && { browserContextId: targetInfo.browserContextId }),
  });
}

test('nobody is asked and nothing is kept until a collector allows it', async () => {
  const escena = await enRutaContando('Ana López');
  const { pagina } = escena;
  await visitar(pagina, 'Ana López');
  await expect.poll(() => gestiones(escena)).toBe(1);
  expect(await buscada(pagina)).toBe(0);
  expect(await posiciones(escena)).toEqual([]);
});

test('allowed: a visit and a late day say where, also from before the line was back; the manager finds it on the map', async () => {
  const escena = await enRuta([creditoDe('Ana López'), creditoDe('Beto Ruiz')]);
  const { pagina, contexto, consola, cobrador } = escena;
  consola.tolerar(FALLO_DE_RED, PRECARGA_DOBLE);
  await contexto.grantPermissions(['geolocation']);
  await contexto.setGeolocation(AQUI);
  await elegir(pagina, 'Sí');
  await expect.poll(() => opcion(pagina, 'Sí').isChecked()).toBe(true);
  await revisar(pagina);
  await irA(pagina, `${url}cobrador`);
  await encabezadoRuta(pagina, 2).waitFor();
  await visitar(pagina, 'Ana López');
  await expect.poll(() => posiciones(escena)).toHaveLength(1);
  expect(await posiciones(escena)).toMatchObject([
    { latitud: 24.02772, longitud: -104.65317, precision_m: 12 },
  ]);

  await hayBuzon(pagina);
  await contexto.setOffline(true);
  await pagina.getByRole('button', { name: 'Registrar Atraso de Beto Ruiz' }).click();
  await dialogo(pagina).getByRole('button', { name: 'Confirmar', exact: true }).click();
  await dicho(pagina, 'Guardado');
  await contexto.setOffline(false);
  await expect.poll(() => posiciones(escena)).toHaveLength(2);

  const { pagina: jefe } = await comoGerente(`gerente/bitacora?cobrador=${cobrador.uid}`);
  const donde = jefe.getByRole('link', { name: 'Dónde se registró (±12 m)' });
  // The newest two are the captures; a row opens one at a time.
  const detalles = jefe.getByRole('button', { name: /^Detalle de / });
  for (const lugar of [1, 0]) {
    await detalles.nth(lugar).click();
    await expect.poll(() => donde.count()).toBe(1);
  }
  expect(await donde.first().getAttribute('href')).toContain('query=24.02772%2C-104.65317');
  await revisar(jefe);
});

test('refused by the browser: the switch says so, and all is booked as ever', async () => {
  const escena = await enRutaContando('Ana López');
  const { pagina } = escena;
  await negarPosicion(escena);
  await elegir(pagina, 'Sí');
  await dicho(pagina, 'No se puede saber dónde estás');
  await expect.poll(() => opcion(pagina, 'No').isChecked()).toBe(true);
  await irA(pagina, `${url}cobrador`);
  await visitar(pagina, 'Ana López');
  await expect.poll(() => gestiones(escena)).toBe(1);
  expect(await posiciones(escena)).toEqual([]);
});

test('a phone that does not find itself holds nothing up', async () => {
  const escena = await enRutaContando('Ana López', true);
  const { pagina } = escena;
  await elegir(pagina, 'Sí');
  await irA(pagina, `${url}cobrador`);
  await visitar(pagina, 'Ana López');
  await expect.poll(() => gestiones(escena)).toBe(1);
  expect(await buscada(pagina)).toBeGreaterThan(0);
  expect(await posiciones(escena)).toEqual([]);
  await elegir(pagina, 'No');
  await expect.poll(() => opcion(pagina, 'No').isChecked()).toBe(true);
});
