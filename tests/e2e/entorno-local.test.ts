// What the local suite adds to the pages it serves, seen by a real browser.
import { expect, inject, test } from 'vitest';
import { usarNavegador } from './apoyo/navegador.ts';

const { url, puertos } = inject('suite');
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
