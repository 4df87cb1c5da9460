// A manager's request screens at a desk, on a suite of its own: their tables show what all collectors ask for.
import { expect, test } from 'vitest';
import type { Locator } from 'playwright-core';
import { escena } from '../../setup/escena.ts';
import { pagado } from '../../setup/pagado.ts';
import { dice, laFila, laTarjeta, seFue } from '../apoyo/bandeja.ts';
import { creditoDe, mundoPropio, usarEscenas } from '../apoyo/escena.ts';
import { violaciones } from '../apoyo/ejes.ts';
import { dialogo, oye } from '../apoyo/ruta.ts';
import { ESCRITORIO } from '../apoyo/tamanos.ts';

const { mundo, comoGerente } = usarEscenas(ESCRITORIO, await mundoPropio());

test('by the keyboard alone: a row opens beside its facts, what comes meanwhile moves nothing, what was typed stays, and it is decided', async () => {
  const ana = await escena(mundo, creditoDe('Ana López', pagado(600)));
  const beto = await escena(mundo, creditoDe('Beto Ruiz', pagado(600)));
  const carla = await escena(mundo, creditoDe('Carla Gil', pagado(600)));
  await ana.pedirEdicion('09', 400);
  await beto.pedirEdicion('09', 500);
  const { pagina } = await comoGerente('gerente/solicitudes-edicion');
  const tabla = pagina.getByRole('treegrid', { name: 'Solicitudes Pendientes' });
  const tiene = (donde: Locator) => expect.poll(() => donde.evaluate((e) => e === document.activeElement));
  await laFila(pagina, /Beto Ruiz/).waitFor();

  await tabla.focus();
  await pagina.keyboard.press('Enter');
  const tarjeta = laTarjeta(pagina, 'Ana López');
  await pagina.getByRole('complementary', { name: 'Para decidir' }).getByText('$3,000.00').waitFor();
  await tiene(tabla).toBe(true);
  expect(await violaciones(pagina)).toEqual([]);

  const monto = tarjeta.getByLabel('Monto a modificar');
  for (const parte of [
    tarjeta.getByRole('link', { name: 'Ana López' }),
    tarjeta.getByRole('link', { name: 'Ver crédito' }),
    monto,
  ]) {
    await pagina.keyboard.press('Tab');
    await tiene(parte).toBe(true);
  }
  await pagina.keyboard.press('ControlOrMeta+a');
  await pagina.keyboard.type('450');
  await carla.pedirEdicion('09', 300);
  await pagina.getByRole('tab', { name: 'Solicitudes Pendientes (3)' }).waitFor();
  await expect.poll(() => tabla.getAttribute('aria-rowcount')).toBe('4');
  await tiene(monto).toBe(true);
  expect(await monto.inputValue()).toBe('450');

  await pagina.keyboard.press('Escape');
  await tarjeta.waitFor({ state: 'detached' });
  await tiene(tabla).toBe(true);
  await pagina.keyboard.press('ArrowDown');
  await pagina.keyboard.press('Enter');
  await laTarjeta(pagina, 'Beto Ruiz').waitFor();
  await pagina.keyboard.press('ArrowUp');
  await pagina.keyboard.press('Enter');
  await expect.poll(() => monto.inputValue()).toBe('450');
  expect(await laTarjeta(pagina, /./).count()).toBe(1);

  await monto.press('Enter');
  await dialogo(pagina).getByText('¿Aprobar que el pago de $600.00 de Ana López quede en $450.00?').waitFor();
  await oye(pagina);
  await dialogo(pagina).getByRole('button', { name: 'Aprobar', exact: true }).press('Enter');
  await dice(pagina, 'Solicitud procesada');
  await seFue(pagina, 'Ana López');
  expect((await ana.elCredito())?.total_pagado_centavos).toBe(45_000);
  // The row that has gone leaves its keys to the next one.
  await pagina.keyboard.press('Enter');
  await laTarjeta(pagina, 'Beto Ruiz').waitFor();
});
