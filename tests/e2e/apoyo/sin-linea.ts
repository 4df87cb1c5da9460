// A phone without a line, and what a collector captures on it meanwhile; each ends when the phone says that it is saved.
import type { BrowserContext, Page } from 'playwright-core';
import type { LineaMala } from '../../setup/linea/linea-mala.ts';
import { abrirHoja, dialogo } from './ruta.ts';
import { llenarCliente } from './alta.ts';

/** The phone knows that it has no signal, and nothing of it gets through; or all is well again. */
export async function ponerLinea(linea: LineaMala, contexto: BrowserContext, hay: boolean): Promise<void> {
  linea.poner(hay ? 'bien' : 'cortada');
  await contexto.setOffline(!hay);
}

/** The outbox comes after the first screen. */
export const hayBuzon = (pagina: Page): Promise<unknown> =>
  pagina.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/PorSincronizar-')),
  );

/** The service worker has all of the app, and answers for this page. */
export const tieneLaApp = (pagina: Page): Promise<unknown> =>
  pagina.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

const guardado = (pagina: Page, que: string): Promise<void> =>
  pagina.locator('.ant-message-notice').filter({ hasText: 'Guardado' }).getByText(que).waitFor();

export async function pagar(pagina: Page, nombre: string, monto = '$120.00'): Promise<void> {
  const hoja = await abrirHoja(pagina, nombre);
  await hoja.getByRole('button', { name: `Registrar ${monto} de ${nombre}` }).click();
  await guardado(pagina, `${monto} de ${nombre}`);
  await hoja.waitFor({ state: 'hidden' });
}

export async function visitar(pagina: Page, nombre: string): Promise<void> {
  const hoja = await abrirHoja(pagina, nombre);
  await hoja.getByRole('button', { name: 'Visita sin pago', exact: true }).click();
  await hoja.getByRole('button', { name: `Registrar visita sin pago de ${nombre}` }).click();
  await guardado(pagina, nombre);
  await hoja.waitFor({ state: 'hidden' });
}

export async function atrasar(pagina: Page, nombre: string): Promise<void> {
  await pagina.getByRole('button', { name: `Registrar Atraso de ${nombre}` }).click();
  await dialogo(pagina).getByRole('button', { name: 'Confirmar', exact: true }).click();
  await guardado(pagina, nombre);
  await dialogo(pagina).waitFor({ state: 'hidden' });
}

/** On the screen of expenses. */
export async function gastar(pagina: Page, motivo: string): Promise<void> {
  await pagina.getByLabel('Monto').fill('350.50');
  await pagina.getByLabel('Motivo').fill(motivo);
  await pagina.getByRole('button', { name: 'Solicitar Gasto' }).click();
  await guardado(pagina, '$350.50');
}

/** On the form of a new client. */
export async function darDeAlta(pagina: Page, nombre: string): Promise<void> {
  await llenarCliente(pagina, nombre);
  await pagina.getByRole('button', { name: 'Registrar Cliente' }).click();
  await pagina.getByText('Guardado en este teléfono. Se enviará cuando haya señal.').first().waitFor();
  await pagina.getByRole('button', { name: 'Registrar otro cliente' }).click();
}
