// 'Siguiente': the next door, when the list was scrolled away from it. Searched and filtered: tests/pantallas/resto/busqueda.test.tsx.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { EN_MOVIMIENTO } from '../apoyo/capas.ts';
import { quieta } from '../apoyo/ejes.ts';
import { creditoDe, usarEscenas } from '../apoyo/escena.ts';
import { revisar } from '../apoyo/revisar.ts';
import { dialogo, oye, quedaRegistrado, sinDialogo, tarjeta } from '../apoyo/ruta.ts';
import { TELEFONO } from '../apoyo/tamanos.ts';

const { enRuta } = usarEscenas();

const VECINOS = Array.from({ length: 14 }, (_, n) => creditoDe(`Vecino ${n + 11}`));
const siguiente = (pagina: Page) => pagina.getByRole('button', { name: /^Siguiente/ });
const alto = (pagina: Page) => pagina.evaluate(() => document.documentElement.scrollHeight);
const alFinal = (pagina: Page) => pagina.evaluate(() => scrollTo({ top: document.body.scrollHeight }));

test('a route that is scrolled away from the next door offers it, and one tap opens its payment there', async () => {
  const { pagina } = await enRuta(VECINOS, EN_MOVIMIENTO);
  await quieta(pagina);
  // The next door's card is in sight: nothing has to be offered.
  expect(await siguiente(pagina).count()).toBe(0);
  const sinOferta = await alto(pagina);
  await alFinal(pagina);
  await siguiente(pagina).filter({ hasText: 'Vecino 11' }).waitFor();
  expect(await alto(pagina)).toBe(sinOferta);
  await revisar(pagina);
  // 'Siguiente' floats in sight, below the bar, and takes no room of the list.
  const caja = await siguiente(pagina).boundingBox();
  const barra = await pagina.locator('.barra').boundingBox();
  expect(caja!.y).toBeGreaterThanOrEqual(barra!.y + barra!.height);
  expect(caja!.y + caja!.height).toBeLessThan(TELEFONO.height / 2);

  await siguiente(pagina).click();
  const registrar = dialogo(pagina).getByRole('button', { name: 'Registrar $120.00 de Vecino 11' });
  await registrar.waitFor();
  await oye(pagina);
  await registrar.click();
  await quedaRegistrado(pagina);
  await sinDialogo(pagina);
  await expect.poll(() => tarjeta(pagina, 'Vecino 11').count()).toBe(0);
  // The list stands where that door was: the next one is in sight.
  await expect.poll(() => siguiente(pagina).count()).toBe(0);
  await alFinal(pagina);
  await siguiente(pagina).filter({ hasText: 'Vecino 12' }).waitFor();
  await pagina.evaluate(() => scrollTo({ top: 0 }));
  await expect.poll(() => siguiente(pagina).count()).toBe(0);
});
