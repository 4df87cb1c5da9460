// A manager's lists of requests, as one reads and decides them.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { dialogo } from './ruta.ts';

export const laTarjeta = (pagina: Page, nombre: string | RegExp): Locator =>
  pagina.getByRole('tabpanel').getByRole('article', { name: nombre });
export const elegir = (pagina: Page, accion: string, nombre: string) =>
  laTarjeta(pagina, new RegExp(nombre, 'i'))
    .getByRole('button', { name: `${accion} la solicitud de ${nombre}` })
    .click();
export const contestar = (pagina: Page, accion: string) =>
  dialogo(pagina).getByRole('button', { name: accion, exact: true }).click();
export const dice = (pagina: Page, texto: string) =>
  pagina.getByText(texto, { exact: true }).first().waitFor();

/** It has left the list, and the keyboard goes on from the title. */
export async function seFue(pagina: Page, nombre: string): Promise<void> {
  await laTarjeta(pagina, nombre).waitFor({ state: 'detached' });
  await expect.poll(() => pagina.evaluate(() => document.activeElement?.tagName)).toBe('H1');
}

/** Its card in the history, which is read again by itself. */
export async function enHistorial(pagina: Page, nombre: string | RegExp): Promise<Locator> {
  await pagina.getByRole('tab', { name: /^Historial/ }).click();
  const tarjeta = laTarjeta(pagina, nombre).first();
  await tarjeta.waitFor();
  return tarjeta;
}

/** Each screen when it is fullest: with a refusal, or with its dialog open. */
export const REVISADAS: readonly { camino: string; abrirLo: (pagina: Page) => Promise<unknown> }[] = [
  {
    camino: 'solicitudes-edicion',
    abrirLo: async (pagina) => {
      await laTarjeta(pagina, 'Eva Luna').getByLabel('Monto a modificar').fill('0');
      await elegir(pagina, 'Aprobar', 'Eva Luna');
      await dice(pagina, 'Monto inválido');
    },
  },
  {
    camino: 'solicitudes-abonos-multiples',
    abrirLo: async (pagina) => {
      await elegir(pagina, 'Rechazar', 'Eva Luna');
      await dialogo(pagina).getByLabel('Comentario (opcional)').waitFor();
    },
  },
  {
    camino: 'solicitudes/tardias',
    abrirLo: async (pagina) => {
      await elegir(pagina, 'Aprobar', 'Eva Luna');
      await dialogo(pagina).getByLabel('Monto a registrar').fill('60');
      await dialogo(pagina).getByText('Devolver al cliente', { exact: true }).waitFor();
    },
  },
  { camino: 'solicitudes-clientes', abrirLo: (pagina) => laTarjeta(pagina, 'Eva Luna').waitFor() },
  { camino: 'solicitudes-eliminacion', abrirLo: (pagina) => laTarjeta(pagina, 'EVA LUNA').waitFor() },
  {
    camino: 'solicitudes',
    abrirLo: async (pagina) => {
      await elegir(pagina, 'Editar', 'Fito Páez');
      await dialogo(pagina).getByLabel('Teléfono', { exact: true }).fill('1');
      await contestar(pagina, 'Guardar Cambios');
      await dice(pagina, 'Ingrese un número de teléfono válido de 10 dígitos');
    },
  },
  { camino: 'solicitudes?ver=historial', abrirLo: (pagina) => laTarjeta(pagina, 'Dora Paz').waitFor() },
];
