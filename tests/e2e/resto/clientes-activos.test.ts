// Every collector's active clients, as a manager finds, corrects and deletes them.
import { fecha } from '@leal/domain';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { abrirMundo } from '../../setup/mundo.ts';
import { enMenu } from '../apoyo/activos.ts';
import { contestar, dice } from '../apoyo/bandeja.ts';
import { negar, reintentar } from '../apoyo/cifras.ts';
import { FALLO_DE_RED } from '../apoyo/consola.ts';
import { dejarPasar } from '../apoyo/duda.ts';
import { uno, usarEscenas } from '../apoyo/escena.ts';
import { usarNavegador } from '../apoyo/navegador.ts';
import { nadaSalto, vigilarSaltos } from '../apoyo/revisar.ts';
import { dialogo } from '../apoyo/ruta.ts';
import { ESCRITORIO, TELEFONO } from '../apoyo/tamanos.ts';

const mundo = abrirMundo();
const { abrirComo } = usarEscenas(mundo, usarNavegador(ESCRITORIO));

async function abrir(consulta = '') {
  const visita = await abrirComo('gerente@leal.demo', { sinArchivos: true });
  visita.consola.tolerar(FALLO_DE_RED);
  await vigilarSaltos(visita.pagina);
  await visita.pagina.goto(`${mundo.suite.url}gerente/clientes-activos${consulta}`);
  await visita.pagina.getByRole('heading', { name: 'CLIENTES ACTIVOS', exact: true }).waitFor();
  return visita;
}

const tabla = (pagina: Page) => pagina.getByRole('grid', { name: 'Clientes activos' });
const laDe = (pagina: Page, nombre: string) => pagina.getByRole('row').filter({ hasText: nombre });
const tocar = (pagina: Page, accion: string) =>
  pagina.getByRole('button', { name: accion, exact: true }).click();

/** What stays at the end covers no part of an amount, and the bar that scrolls sideways is below the rows. */
async function nadaCortado(pagina: Page): Promise<void> {
  const bordes = await pagina.evaluate(() => {
    const caja = (cual: string) => document.querySelector(cual)?.getBoundingClientRect();
    const orilla = caja('.tabla-fila .tabla-al-final')?.left ?? 0;
    const cortados = [...document.querySelectorAll('.tabla-fila > .tabla-cifra')].filter((una) => {
      const texto = document.createRange();
      texto.selectNodeContents(una);
      const { left, right } = texto.getBoundingClientRect();
      return left < orilla && right > orilla;
    });
    const holgura =
      (caja('.tabla-lista-scrollbar-horizontal')?.top ?? 0) - (caja('.tabla-lista-holder')?.bottom ?? 0);
    return { cortados: cortados.map((una) => una.textContent), barraDebajo: holgura >= 0 };
  });
  expect(bordes).toEqual({ cortados: [], barraDebajo: true });
  const [monto, acciones] = await Promise.all(
    ['Monto', 'Acciones'].map((titulo) => pagina.getByRole('columnheader', { name: titulo }).boundingBox()),
  );
  expect((monto?.x ?? Infinity) + (monto?.width ?? 0)).toBeLessThanOrEqual(acciones?.x ?? 0);
}

test('twenty at a time, more when the end comes near; a failed load is no empty list', async () => {
  const { pagina, contexto } = await abrir();
  await pagina.getByText(/^\d+ clientes activos$/).waitFor();
  const cuantos = async () => Number(await tabla(pagina).getAttribute('aria-rowcount')) - 1;
  await expect.poll(cuantos).toBe(20);
  await nadaSalto(pagina);
  await nadaCortado(pagina);
  await tabla(pagina).focus();
  await pagina.keyboard.press('End');
  await expect.poll(cuantos).toBe(40);
  await negar(contexto, '**/clientes/aprobados-creditos**');
  await pagina.reload();
  await reintentar(pagina, contexto, 'Error al obtener clientes activos');
  await expect.poll(cuantos).toBeGreaterThanOrEqual(20);
  await pagina.getByRole('link', { name: 'Volver' }).click();
  await pagina.waitForURL('**/gerente/dashboard');
});

const NOMBRES = /(Nuevo|Largo|Tarde) Quiroga/g;

test('filters and order stand in the address, go with each other as far as an index serves them, and say why not', async () => {
  const credito = (nombre: string, inicio: string, plazo: 30 | 60) =>
    uno(`${nombre} Quiroga`, { fecha_inicio: fecha(inicio), plazo });
  const { uid } = await mundo.cobrador([
    credito('Nuevo', '2026-11-18', 30),
    credito('Largo', '2026-11-02', 60),
    credito('Tarde', '2026-09-20', 30),
  ]);
  const { pagina } = await abrir(`?cobrador=${uid}`);
  const son = (nombres: string) =>
    expect
      .poll(async () => (await tabla(pagina).innerText()).match(NOMBRES)?.join(', '))
      .toBe(nombres.replace(/\w+/g, '$& Quiroga'));
  await dice(pagina, '3 clientes encontrados');
  await son('Nuevo, Largo, Tarde');
  await tocar(pagina, 'Vence');
  await pagina.waitForURL('**&orden=vence');
  await son('Tarde, Nuevo, Largo');
  await pagina.getByRole('combobox', { name: 'Plazo' }).click();
  await pagina.getByTitle('30 días', { exact: true }).click();
  await dice(pagina, '2 clientes encontrados');
  await son('Tarde, Nuevo');
  await pagina.getByLabel('Solo vencidos').click();
  await pagina.waitForURL(/ver=vencidos/);
  await son('Tarde');
  expect(await pagina.getByRole('combobox', { name: 'Antigüedad' }).isDisabled()).toBe(true);
  await pagina.getByText(/^Los vencidos no se filtran por antigüedad/).waitFor();
  await pagina.getByRole('textbox', { name: /^Buscar/ }).fill('quiroga');
  await dice(pagina, 'Al buscar solo se filtra por cobrador.');
  await dice(pagina, '3 clientes encontrados');
  expect(await pagina.getByLabel('Solo vencidos').isDisabled()).toBe(true);

  // On a phone: the same filters, folded, over cards.
  await pagina.setViewportSize(TELEFONO);
  await expect.poll(() => pagina.getByRole('article').count()).toBe(3);
  await pagina.getByRole('textbox', { name: /^Buscar/ }).fill('');
  await expect.poll(() => pagina.getByRole('article').allInnerTexts()).toHaveLength(1);
  await tocar(pagina, 'Filtros (3)');
  await pagina.getByLabel('Solo vencidos').click();
  await pagina.getByRole('button', { name: 'Filtros (2)', expanded: true }).waitFor();
  await expect.poll(() => pagina.getByRole('article').count()).toBe(2);
});

test('a client is found, corrected, looked at without its form, and deleted with the balance named', async () => {
  await mundo.cobrador([uno('Zoraida Quintanar')]);
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
  await pagina.getByRole('grid', { name: 'Calendario de pagos' }).waitFor();
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

  // By the keyboard: the menu opens below its button, and what it does stays on this screen.
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
  const mensaje = 'El crédito tiene solicitudes pendientes. Resuélvelas primero.';
  await contexto.route('**/leal-api/clientes/*', (ruta) =>
    ruta.fulfill({ status: 409, json: { code: 'SOLICITUDES_ABIERTAS', message: mensaje } }),
  );
  await contestar(pagina, 'Eliminar');
  await dice(pagina, 'No se pudo eliminar');
  await dice(pagina, mensaje);
  await dejarPasar(contexto);
  await contestar(pagina, 'Eliminar');
  await dice(pagina, 'Cliente eliminado');
  await dice(pagina, 'No se encontraron resultados');
});
