// Every collector's active clients, as a manager finds, corrects and deletes them.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { abrirMundo } from '../setup/mundo.ts';
import { contestar, dice } from './apoyo/bandeja.ts';
import { negar, reintentar } from './apoyo/cifras.ts';
import { FALLO_DE_RED } from './apoyo/consola.ts';
import { uno, usarEscenas } from './apoyo/escena.ts';
import { usarNavegador } from './apoyo/navegador.ts';
import { nadaSalto, vigilarSaltos } from './apoyo/revisar.ts';
import { dialogo } from './apoyo/ruta.ts';
import { ESCRITORIO } from './apoyo/tamanos.ts';

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

const laDe = (pagina: Page, nombre: string) => pagina.getByRole('article', { name: nombre, exact: true });
const tocar = (pagina: Page, accion: string) =>
  pagina.getByRole('button', { name: accion, exact: true }).click();

test('twenty at a time, more when the end comes near; a failed load is no empty list', async () => {
  const { pagina, contexto } = await abrir();
  await pagina.getByText(/^\d+ clientes activos$/).waitFor();
  const tarjetas = pagina.getByRole('article');
  await expect.poll(() => tarjetas.count()).toBe(20);
  await nadaSalto(pagina);
  await tarjetas.last().scrollIntoViewIfNeeded();
  await expect.poll(() => tarjetas.count()).toBeGreaterThanOrEqual(40);
  await negar(contexto, '**/clientes/aprobados-creditos**');
  await pagina.reload();
  await reintentar(pagina, contexto, 'Error al obtener clientes activos');
  await expect.poll(() => tarjetas.count()).toBeGreaterThanOrEqual(20);
  await pagina.getByRole('link', { name: 'Volver' }).click();
  await pagina.waitForURL('**/gerente/dashboard');
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
  await contexto.unrouteAll();
  await contestar(pagina, 'Guardar Cambios');
  await dice(pagina, 'Cliente actualizado');
  await laDe(pagina, 'Zoraida Robles').getByText('Juárez 5', { exact: true }).waitFor();

  await pagina.getByRole('link', { name: 'Zoraida Robles', exact: true }).click();
  await pagina.getByRole('region', { name: 'Historial de Transacciones' }).waitFor();
  expect(await pagina.getByRole('region', { name: 'Registrar Pago' }).count()).toBe(0);
  await pagina.goBack();
  await tocar(pagina, 'Editar a Zoraida Robles');
  await expect.poll(() => modal.getByLabel('Calle').inputValue()).toBe('Juárez 5');
  await modal.getByLabel('Colonia').fill('Centro');
  await contestar(pagina, 'Guardar Cambios');
  await laDe(pagina, 'Zoraida Robles').getByText('Centro', { exact: true }).waitFor();

  await tocar(pagina, 'Eliminar a Zoraida Robles');
  await dialogo(pagina).getByText('$3,600.00').waitFor();
  const mensaje = 'El crédito tiene solicitudes pendientes. Resuélvelas primero.';
  await contexto.route('**/leal-api/clientes/*', (ruta) =>
    ruta.fulfill({ status: 409, json: { code: 'SOLICITUDES_ABIERTAS', message: mensaje } }),
  );
  await contestar(pagina, 'Eliminar');
  await dice(pagina, 'No se pudo eliminar');
  await dice(pagina, mensaje);
  await contexto.unrouteAll();
  await contestar(pagina, 'Eliminar');
  await dice(pagina, 'Cliente eliminado');
  await dice(pagina, 'No se encontraron resultados');
});
