// The things that a test leaves in the browser that the next one gets.
import { expect, inject, test } from 'vitest';
import { FALLO_DE_RED } from '../apoyo/consola.ts';
import { usarNavegador } from '../apoyo/navegador.ts';
import { irALaOrilla, vaciar } from '../apoyo/perfil.ts';

const { url } = inject('suite');
const abrir = usarNavegador();

/** Runs in the page. */
async function dejarRastros(): Promise<void> {
  localStorage.setItem('rastro', '1');
  sessionStorage.setItem('rastro', '1');
  document.cookie = 'rastro=1; path=/';
  await caches.open('rastro');
  await navigator.serviceWorker.register('/leal/sw.js');
  await new Promise((resolve) => {
    indexedDB.open('rastro', 1).addEventListener('success', resolve);
  });
}

/** Runs in the page. */
const rastros = async (): Promise<unknown[]> => [
  ...Object.keys(localStorage),
  ...Object.keys(sessionStorage),
  ...(await indexedDB.databases()),
  ...(await caches.keys()),
  ...(await navigator.serviceWorker.getRegistrations()),
  ...document.cookie.split('; ').filter(Boolean),
];

test('nothing stored stays, nor does a route, a listener, a theme or a lost line', async () => {
  const visita = await abrir({ serviceWorkers: 'allow' });
  const { pagina, contexto, consola } = visita;
  consola.tolerar(FALLO_DE_RED);
  // Not in the app: what of its code has not come when the line goes makes it reload itself in the middle of this.
  await irALaOrilla(pagina, url);
  await pagina.evaluate(dejarRastros);
  let pedidos = 0;
  pagina.on('request', () => (pedidos += 1));
  await contexto.route('**/*', (ruta) => ruta.abort());
  await contexto.setOffline(true);
  await pagina.emulateMedia({ colorScheme: 'dark' });

  expect(await vaciar(visita)).toBe(true);
  pedidos = 0;
  expect(await pagina.evaluate(rastros)).toEqual([]);
  expect(await pagina.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(false);
  await pagina.goto(url);
  await pagina.getByRole('heading', { name: 'Iniciar Sesión' }).waitFor();
  expect(pedidos).toBe(0);
});

test('a profile with a clock, a script or a tab of a test is not used again', async () => {
  const visita = await abrir();
  const { pagina, contexto } = visita;
  await pagina.goto(url);
  const otra = await contexto.newPage();
  expect(await vaciar(visita)).toBe(false);
  await otra.close();
  expect(await vaciar(visita)).toBe(true);
  const guion = await pagina.addInitScript(() => Object.assign(window, { rastro: 1 }));
  expect(await vaciar(visita)).toBe(false);
  await guion.dispose();
  expect(await vaciar(visita)).toBe(true);
  await pagina.clock.setFixedTime(0);
  await pagina.goto(url);
  expect(await vaciar(visita)).toBe(false);
});
