// Every collector's active clients, as a manager finds, corrects and deletes them.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enMenu } from '../apoyo/activos.ts';
import { contestar, dice } from '../apoyo/bandeja.ts';
import { FALLO_DE_RED } from '../apoyo/consola.ts';
import { dejarPasar, negar } from '../apoyo/duda.ts';
import { creditoDe, usarEscenas } from '../apoyo/escena.ts';
import { nadaSalto, vigilarSaltos } from '../apoyo/revisar.ts';
import { dialogo } from '../apoyo/ruta.ts';
import { ESCRITORIO } from '../apoyo/tamanos.ts';

const { mundo, abrirComo, abrirEn } = usarEscenas(ESCRITORIO);

async function abrir() {
  const visita = await abrirComo('gerente@leal.demo', { sinArchivos: true });
  visita.consola.tolerar(FALLO_DE_RED);
  await vigilarSaltos(visita.pagina);
  await visita.pagina.goto(`${mundo.suite.url}gerente/clientes-activos`);
  await visita.pagina.getByRole('heading', { name: 'CLIENTES ACTIVOS', exact: true }).waitFor();
  return visita;
}

const tabla = (pagina: Page) => pagina.getByRole('grid', { name: 'Clientes activos' });
const laDe = (pagina: Page, nombre: string) => pagina.getByRole('row').filter({ hasText: nombre });
const tocar = (pagina: Page, accion: string) =>
  pagina.getByRole('button', { name: accion, exact: true }).click();

/** Every column is in sight, and the page and its table open at their beginning. */
async function nadaCortado(pagina: Page): Promise<void> {
  const { deLado, corridos, ultima } = await pagina.evaluate(() => ({
    deLado: document.querySelectorAll('.tabla-marco[data-de-lado]').length,
    corridos: [
      document.documentElement,
      ...document.querySelectorAll('.tabla-cabeza, .tabla-lista-holder'),
    ].map(({ scrollLeft, scrollWidth, clientWidth }) => [scrollLeft, scrollWidth - clientWidth]),
    ultima:
      [...document.querySelectorAll('[role="columnheader"]')].at(-1)?.getBoundingClientRect().right ??
      Infinity,
  }));
  expect({ deLado, corridos }).toEqual({ deLado: 0, corridos: corridos.map(() => [0, 0]) });
  expect(ultima).toBeLessThanOrEqual(ESCRITORIO.width);
}

test('a supervisor at 1280 has every column in sight', async () => {
  const { pagina } = await abrirEn('supervisor@leal.demo', 'supervisor/clientes-activos', {
    sinArchivos: true,
  });
  await tabla(pagina).waitFor();
  await pagina.getByRole('columnheader', { name: 'Alta' }).waitFor();
  await nadaCortado(pagina);
});

test('the End key brings the next twenty; nothing jumps, and nothing is cut off', async () => {
  const { pagina } = await abrir();
  await pagina.getByText(/^\d+ clientes activos$/).waitFor();
  const cuantos = async () => Number(await tabla(pagina).getAttribute('aria-rowcount')) - 1;
  await expect.poll(cuantos).toBe(20);
  await nadaSalto(pagina);
  await nadaCortado(pagina);
  await tabla(pagina).focus();
  await pagina.keyboard.press('End');
  await expect.poll(cuantos).toBe(40);
});

test('a client is found, corrected, looked at without its form, and deleted with the balance named', async () => {
  await mundo.cobrador([creditoDe('Zoraida Quintanar')]);
  const { pagina, contexto } = await abrir();
  await pagina.getByRole('textbox', { name: /^Buscar/ }).fill('zoraida');
  await dice(pagina, '1 cliente encontrado');
  await tocar(pagina, 'Editar a Zoraida Quintanar');
  const modal = dialogo(pagina);
  await modal.getByLabel('Nombre').fill(' ');
  await modal.getByLabel('Calle').fill('Juárez 5');
  await contestar(pagina, 'Guardar Cambios');
  await dice(pagina, 'El nombre es requerido');
  await modal.getByLabel('Nombre').fill('Zoraida Robles');
  await negar(contexto, '**/leal-api/clientes/*');
  await contestar(pagina, 'Guardar Cambios');
  await dice(pagina, 'No se pudo actualizar');
  expect(await modal.getByLabel('Calle').inputValue()).toBe('Juárez 5');
  await dejarPasar(contexto);
  await contestar(pagina, 'Guardar Cambios');
  await dice(pagina, 'Cliente actualizado');
  await laDe(pagina, 'Zoraida Robles').getByText('Juárez 5', { exact: true }).waitFor();

  await pagina.getByRole('link', { name: 'Zoraida Robles', exact: true }).click();
  await pagina.getByRole('button', { name: 'Ver los días' }).waitFor();
  await pagina.goBack();
  const mas = pagina.getByRole('button', { name: 'Más de Zoraida Robles' });
  await (await enMenu(pagina, mas, 'Pagos')).click();
  await pagina.getByRole('region', { name: 'Historial de Transacciones' }).waitFor();
  expect(await pagina.getByRole('region', { name: 'Registrar Pago' }).count()).toBe(0);
  await pagina.goBack();
  await tocar(pagina, 'Editar a Zoraida Robles');
  await expect.poll(() => modal.getByLabel('Calle').inputValue()).toBe('Juárez 5');
  await modal.getByLabel('Colonia').fill('Centro');
  await contestar(pagina, 'Guardar Cambios');
  await laDe(pagina, 'Zoraida Robles').getByText('Centro', { exact: true }).waitFor();
  const editar = pagina.getByRole('button', { name: 'Editar a Zoraida Robles' });
  await expect.poll(() => editar.evaluate((boton) => boton === document.activeElement)).toBe(true);

  // The keyboard opens the menu below its button, and its deeds stay on this screen.
  await mas.press('Enter');
  await pagina.getByRole('menuitem', { name: 'Pagos', exact: true }).waitFor();
  const conFoco = () => pagina.evaluate(() => document.activeElement?.textContent);
  await expect
    .poll(async () => {
      if ((await conFoco()) !== 'Eliminar') await pagina.keyboard.press('ArrowDown');
      return conFoco();
    })
    .toBe('Eliminar');
  await pagina.keyboard.press('Enter');
  await dialogo(pagina).getByText('$3,600.00').waitFor();
  await dialogo(pagina).getByLabel('Motivo').fill('Se mudó');
  const mensaje = 'El crédito tiene solicitudes pendientes. Resuélvelas primero.';
  await negar(contexto, '**/leal-api/clientes/*', 409, { code: 'SOLICITUDES_ABIERTAS', message: mensaje });
  await contestar(pagina, 'Eliminar');
  await dice(pagina, 'No se pudo eliminar');
  await dice(pagina, mensaje);
  await dejarPasar(contexto);
  await contestar(pagina, 'Eliminar');
  await dice(pagina, 'Cliente eliminado');
  await dice(pagina, 'No se encontraron resultados');
});
