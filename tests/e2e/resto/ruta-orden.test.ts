// The order of the route: what does not change it, and an order that the server refuses.
import { describe, expect, test } from 'vitest';
import { FALLO_DE_RED } from '../apoyo/consola.ts';
import { centroDe } from '../apoyo/dedo.ts';
import { dicho } from '../apoyo/dicho.ts';
import { negar } from '../apoyo/duda.ts';
import { usarEscenas } from '../apoyo/escena.ts';
import { BAJAR, conCuatro, ORDEN, SOLTAR, teclear, TOMAR } from '../apoyo/orden-de-ruta.ts';
import { asa, buscador, nombresDeHoy, tarjeta } from '../apoyo/ruta.ts';

const { enRuta } = usarEscenas();

describe('with the mouse', () => {
  test('less than 8 px is a click, not a drag', async () => {
    const { pagina } = await conCuatro(enRuta);
    const { x, y } = await centroDe(tarjeta(pagina, 'Ana López'));
    await pagina.mouse.move(x, y);
    await pagina.mouse.down();
    await pagina.mouse.move(x, y + 7);
    expect(await pagina.locator('.ruta-tomada').count()).toBe(0);
    await pagina.mouse.move(x, y + 9);
    await pagina.locator('.ruta-tomada').waitFor();
    await pagina.keyboard.press('Escape');
    await pagina.mouse.up();
    expect(await nombresDeHoy(pagina)).toEqual(ORDEN);
  });

  test('while a search is active nothing can be dragged', async () => {
    const { pagina } = await conCuatro(enRuta);
    await buscador(pagina).fill('a');
    await asa(pagina, 'Ana López').waitFor({ state: 'detached' });
    await buscador(pagina).fill('');
    await asa(pagina, 'Ana López').waitFor();
  });

  test('a refused order is taken back, and said', async () => {
    const visita = await conCuatro(enRuta);
    const { pagina, contexto, consola } = visita;
    consola.tolerar(FALLO_DE_RED);
    await negar(contexto, '**/clientes/orden', 403, { code: 'PROHIBIDO', message: 'No.' });
    await teclear(visita, [TOMAR, BAJAR, SOLTAR]);
    await dicho(pagina, /^No se pudo guardar el orden\./);
    await expect.poll(() => nombresDeHoy(pagina)).toEqual(ORDEN);
  });
});

test('with the keyboard: escape puts it back', async () => {
  const visita = await conCuatro(enRuta);
  await teclear(visita, [TOMAR, BAJAR, ['Escape', 'Cancelado: Ana López vuelve a su lugar.']]);
  expect(await nombresDeHoy(visita.pagina)).toEqual(ORDEN);
});
