// The additions of the local suite to the pages it serves, seen by a real browser.
import { conectarSuite } from '@leal/local';
import { expect, inject, test } from 'vitest';
import { llenarAcceso } from '../apoyo/acceso.ts';
import { usarNavegador } from '../apoyo/navegador.ts';
import { encabezadoRuta } from '../apoyo/ruta.ts';
import { guardarSesion } from '../apoyo/sesion-guardada.ts';

const suite = conectarSuite(inject('suite'));
const { url, puertos, usuarios } = inject('suite');
const abrir = usarNavegador();

test('the strip says that this is the local suite and shows its clock, and nobody can click it', async () => {
  const { pagina, consola } = await abrir();
  await pagina.goto(url);
  const franja = pagina.getByText(/^Entorno local · .* de 2026, \d\d:\d\d$/);
  await franja.waitFor();
  const caja = await franja.boundingBox();
  expect(caja).toMatchObject({ x: 0, width: 360, height: 18 });
  const debajo = await pagina.evaluate(() =>
    document.elementFromPoint(180, window.innerHeight - 9)?.hasAttribute('data-entorno-local'),
  );
  expect(debajo).toBe(false);
  expect(consola.quejas).toEqual([]);
});

test('the strip covers no word and no icon of the bar at the foot', async () => {
  const { pagina } = await abrir();
  await guardarSesion(suite, pagina, 'cobrador1@leal.demo');
  await pagina.goto(`${url}cobrador`);
  await encabezadoRuta(pagina).waitFor();
  const franja = pagina.locator('[data-entorno-local]');
  await franja.waitFor();
  const deLaBarra = pagina.getByRole('navigation', { name: 'Accesos' }).locator('a, button');
  const arriba = async () => (await franja.boundingBox())?.y ?? 0;
  // The bar makes room as soon as the strip is there.
  for (const boton of await deLaBarra.all()) {
    const abajo = async () => {
      const { y, height } = (await boton.boundingBox())!;
      return y + height - (await arriba());
    };
    await expect.poll(abajo).toBeLessThanOrEqual(0.5);
    expect((await boton.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  }
});

test('the SDKs learn the emulators from their own cookie, the pages from nothing else', async () => {
  const { pagina } = await abrir();
  await pagina.goto(url);
  const sugerencia = await pagina.evaluate(
    () => /__FIREBASE_DEFAULTS__=([^;]+)/.exec(document.cookie)?.[1] ?? '',
  );
  const { auth, firestore, hosting } = puertos;
  const { config, emulatorHosts } = JSON.parse(Buffer.from(sugerencia, 'base64url').toString('utf8')) as {
    config: object;
    emulatorHosts: object;
  };
  expect(config).toMatchObject({ projectId: 'demo-leal' });
  // No functions: a page reaches them through its own origin, as in production.
  expect(emulatorHosts).toEqual({ auth: `127.0.0.1:${auth}`, firestore: `127.0.0.1:${firestore}` });
  expect(new URL(url).port).toBe(String(hosting));
});

// The page as `firebase emulators:start` serves it: Hosting names the project, and nobody the emulators.
test('a page of a demo project that knows no emulator says so, and sends no password anywhere', async () => {
  const { pagina, contexto, consola } = await abrir({ locale: 'es-MX' });
  const frase = /es un proyecto de prueba .*: ábrela con npm run emuladores\.$/;
  consola.tolerar(/es un proyecto de prueba/);
  await contexto.addInitScript(() => (document.cookie = '__FIREBASE_DEFAULTS__=; Max-Age=0; Path=/'));
  const fuera: string[] = [];
  pagina.on('request', (pedido) => {
    if (!pedido.url().startsWith(new URL(url).origin)) fuera.push(pedido.url());
  });
  await pagina.goto(url);
  await pagina.getByText(frase).waitFor();
  await llenarAcceso(pagina, usuarios[0]!);
  await pagina.getByRole('button', { name: '¿Olvidaste tu contraseña?' }).click();
  await pagina.getByRole('button', { name: 'Enviar enlace' }).click();
  await pagina.getByText(frase).waitFor();
  expect(fuera).toEqual([]);
});
