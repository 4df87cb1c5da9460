// The laggard in a table that stays open: what is named late was late when it was read.
import { expect, test } from 'vitest';
import { RUTAS } from '../apoyo/cifras.ts';
import { FALLO_DE_RED } from '../apoyo/consola.ts';
import { cortar } from '../apoyo/duda.ts';
import { usarEscenas } from '../apoyo/escena.ts';
import { ESCRITORIO } from '../apoyo/tamanos.ts';

const { mundo, abrirComo } = usarEscenas(ESCRITORIO);
const GERENTE = 'gerente@leal.demo';

test('a route is behind for the hour at which it was read: named, and listed by itself; an open table names no more of them until it is read again, which it says', async () => {
  const { pagina, contexto, consola } = await abrirComo(GERENTE);
  consola.tolerar(FALLO_DE_RED);
  let hora = '13:00';
  // The hour of every answer, however long the suite has been running.
  const masTarde = (): string => new Date(`2026-11-18T${hora}:00-06:00`).toISOString();
  // Three of eight hours have gone by one o'clock, a quarter of a day is forgiven: an eighth of the visits is enough.
  await contexto.route('**/leal-api/**', async (ruta) => {
    const response = await ruta.fetch({ maxRetries: 3 });
    await ruta.fulfill({
      response,
      headers: { ...response.headers(), 'x-leal-ahora': masTarde() },
    });
  });
  await contexto.route(RUTAS, async (ruta) => {
    const response = await ruta.fetch({ maxRetries: 3 });
    const [fila] = ((await response.json()) as { datos: object[] }).datos;
    const deHoy = (nombre_cobrador: string, visitados: number) => ({
      ...fila,
      id_cobrador: nombre_cobrador,
      nombre_cobrador,
      visitados,
      debidos: 20,
      recaudado: visitados * 100,
      esperado: 2_000,
      activo: true,
    });
    await ruta.fulfill({
      headers: { ...response.headers(), 'x-leal-ahora': masTarde() },
      json: { datos: [deHoy('Va bien', 3), deHoy('Ya casi', 12), deHoy('Ni una', 2)], siguiente: null },
    });
  });
  await pagina.clock.install();
  await pagina.goto(`${mundo.suite.url}gerente/rutas`);
  const nombres = () => pagina.locator('.ruta-nombre').allInnerTexts();
  const comoSon = ['Ni una\nVa atrasada', 'Va bien', 'Ya casi'];
  await expect.poll(nombres).toEqual(comoSon);
  const atrasadas = (n: number) => pagina.getByText(`Atrasadas (${n})`, { exact: true });
  await atrasadas(1).click();
  await expect.poll(nombres).toEqual(comoSon.slice(0, 1));
  await pagina.getByText('Todas', { exact: true }).click();
  const actualizado = pagina.getByText(/^actualizado \d+:\d\d/);
  const leida = await actualizado.innerText();

  await contexto.route(RUTAS, cortar);
  hora = '16:00';
  await pagina.clock.fastForward('03:00:00');
  await pagina.getByText(/^Datos de las /).waitFor();
  expect(await nombres()).toEqual(comoSon);
  await contexto.unroute(RUTAS, cortar);
  await pagina.getByRole('button', { name: 'Actualizar' }).click();
  await atrasadas(2).waitFor();
  await expect.poll(nombres).toEqual(['Ni una\nVa atrasada', 'Va bien\nVa atrasada', 'Ya casi']);
  expect(await actualizado.innerText()).not.toBe(leida);
});
