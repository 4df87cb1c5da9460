// A cut whose answer is lost: its collector goes on with something else, and is not taken back.
import { expect, test } from 'vitest';
import { darFondo } from '../../setup/fondo.ts';
import { contar } from '../apoyo/caja.ts';
import { principal } from '../apoyo/capas.ts';
import { FALLO_DE_RED } from '../apoyo/consola.ts';
import { dicho } from '../apoyo/dicho.ts';
import { creditoDe, usarEscenas } from '../apoyo/escena.ts';
import { revisar } from '../apoyo/revisar.ts';
import { dialogo, oye, sinDialogo } from '../apoyo/ruta.ts';

const { mundo, abrirComo } = usarEscenas();

test('the late answer is told where one is; nothing lies over the count meanwhile, and the count that is done leads to the cut', async () => {
  const cobrador = await mundo.cobrador([creditoDe('Ana López')]);
  await darFondo(mundo, cobrador, 100);
  const { pagina, contexto, consola } = await abrirComo(cobrador.email);
  consola.tolerar(FALLO_DE_RED);
  const { promise: llega, resolve: dejarLlegar } = Promise.withResolvers<void>();
  const { promise: hayLinea, resolve: vuelveLaLinea } = Promise.withResolvers<void>();
  const claves: (string | undefined)[] = [];
  await contexto.route('**/cortes/entregar', async (ruta) => {
    claves.push(ruta.request().headers()['idempotency-key']);
    if (claves.length > 1) return hayLinea.then(() => ruta.continue());
    // On its way it hangs; it arrives, and its answer is lost.
    await llega;
    await ruta.fetch();
    return ruta.abort();
  });
  await pagina.goto(`${mundo.suite.url}cobrador/caja/entregar`);
  await contar(pagina, { $100: '1' });
  const entregar = pagina.getByRole('button', { name: 'Entregar corte' });
  await entregar.click();
  await oye(pagina);
  await principal(pagina).click();
  await dialogo(pagina)
    .getByText(/^Puedes seguir con otra cosa/)
    .waitFor();
  await dialogo(pagina).getByRole('button', { name: 'Cerrar' }).last().click();
  await sinDialogo(pagina);
  // The line of doubts holds the bottom of the window: the end of the page is above it.
  await pagina.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const suFranja = await pagina.locator('.dudas').boundingBox();
  const suBoton = await entregar.boundingBox();
  expect((suBoton?.y ?? 0) + (suBoton?.height ?? 0)).toBeLessThan(suFranja?.y ?? 0);
  await revisar(pagina);
  dejarLlegar();
  await expect.poll(() => claves.length).toBe(2);

  await pagina.getByRole('navigation').getByRole('link', { name: 'Mi Ruta', exact: true }).click();
  await pagina.getByRole('article', { name: 'Ana López' }).waitFor();
  vuelveLaLinea();
  await dicho(pagina, 'Corte 1 entregado', '$100.00');
  expect(new URL(pagina.url()).pathname).toBe('/leal/cobrador');
  expect(claves[0]).toMatch(/./);
  expect(new Set(claves).size).toBe(1);
  await pagina.goBack();
  await pagina.getByText('No hay nada que entregar').waitFor();
  await pagina.getByRole('link', { name: 'Ver mis cortes' }).click();
  await pagina.getByRole('link', { name: /Corte 1/ }).click();
  await pagina.getByRole('heading', { name: 'Corte 1', exact: true }).waitFor();
});
