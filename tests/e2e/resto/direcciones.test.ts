// The filters and tabs of a screen's list stand in its address, which is one entry of the history: Back leaves the
// screen.
import { expect, test } from 'vitest';
import { entrar } from '../apoyo/acceso.ts';
import { creditoDe, usarEscenas } from '../apoyo/escena.ts';
import { irA } from '../apoyo/ir.ts';
import { buscador, encabezadoRuta, nombresDeHoy } from '../apoyo/ruta.ts';
import { TELEFONO } from '../apoyo/tamanos.ts';

const { suite, abrir, enRuta } = usarEscenas();

test('filter after filter is one entry of the history: Back leaves the screen, and Forward brings it as it was', async () => {
  const { pagina } = await abrir({ tamano: TELEFONO });
  await entrar(pagina, suite.url, { email: 'cobrador1@leal.demo' });
  await encabezadoRuta(pagina).waitFor();
  await irA(pagina, `${suite.url}cobrador/clientes-visitados`);
  const cuales = pagina.getByRole('radiogroup', { name: 'Qué clientes' });
  await cuales.getByText('Activos', { exact: true }).click();
  await cuales.getByText('Finalizados', { exact: true }).click();
  await pagina.getByRole('search').getByRole('textbox').fill('zzz');
  await pagina.waitForURL('**/clientes-visitados?ver=finalizados&q=zzz');
  await pagina.goBack();
  await encabezadoRuta(pagina).waitFor();
  await pagina.goForward();
  await pagina.getByRole('radio', { name: /^Finalizados/, checked: true }).waitFor({ state: 'attached' });
  await expect.poll(() => pagina.getByRole('search').locator('input').inputValue()).toBe('zzz');
});

test('what was searched on the route stands in its address, without an entry of its own: a reload and a client opened from there leave it', async () => {
  const { pagina } = await enRuta([creditoDe('Ana López'), creditoDe('Beto Ruiz')]);
  const entradas = () => pagina.evaluate(() => history.length);
  const antes = await entradas();
  await buscador(pagina).fill('b');
  await buscador(pagina).fill('beto');
  await pagina.waitForURL('**/cobrador?q=beto');
  expect(await entradas()).toBe(antes);
  await pagina.reload();
  await pagina.getByText('1 de 2 clientes encontrados', { exact: true }).waitFor();
  await pagina.getByRole('link', { name: 'Beto Ruiz', exact: true }).click();
  await pagina.getByRole('heading', { name: 'Registro de Pago', exact: true }).waitFor();
  await pagina.getByRole('button', { name: 'Volver', exact: true }).click();
  await encabezadoRuta(pagina, 2).waitFor();
  expect(await buscador(pagina).inputValue()).toBe('beto');
  expect(await nombresDeHoy(pagina)).toEqual(['Beto Ruiz']);
  // The bar's own link is the route without a search.
  await pagina.getByRole('navigation', { name: 'Accesos' }).getByRole('link', { name: 'Mi Ruta' }).click();
  await expect.poll(() => nombresDeHoy(pagina)).toHaveLength(2);
  expect(await buscador(pagina).inputValue()).toBe('');
  // Text that was typed before does not come back into the address, nor by a reload.
  await pagina.waitForURL((url) => url.search === '');
  await pagina.reload();
  await expect.poll(() => nombresDeHoy(pagina)).toHaveLength(2);
  expect(await buscador(pagina).inputValue()).toBe('');
  await pagina.goBack();
  await expect.poll(() => buscador(pagina).inputValue()).toBe('beto');
  await buscador(pagina).fill('');
  await pagina.waitForURL((url) => url.search === '');
  await expect.poll(() => nombresDeHoy(pagina)).toHaveLength(2);
});
