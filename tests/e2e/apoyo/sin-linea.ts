// A phone without a line, and what a collector captures on it meanwhile; each ends when the phone says that it is saved.
import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { LineaMala } from '../../setup/linea/linea-mala.ts';
import { llenarCliente } from './alta.ts';
import { dicho } from './dicho.ts';
import { historial } from './pago.ts';
import { pulsar } from './pulsar.ts';
import {
  abrirAtraso,
  abrirHoja,
  bajarLaPrimera,
  dialogo,
  nombresDeHoy,
  oye,
  pedirEdicion,
  sinDialogo,
  tarjeta,
} from './ruta.ts';

/** The phone knows that it has no signal, and nothing of it gets through; or all is well again. */
export async function ponerLinea(linea: LineaMala, contexto: BrowserContext, hay: boolean): Promise<void> {
  linea.poner(hay ? 'bien' : 'cortada');
  await contexto.setOffline(!hay);
}

/** The outbox comes after the first screen, in two parts; what a line that goes away cuts off is gone until a reload. */
export const hayBuzon = (pagina: Page): Promise<unknown> =>
  pagina.waitForFunction(() => {
    const traidos = performance.getEntriesByType('resource').map(({ name }) => name);
    return ['PorSincronizar', 'Salida'].every((parte) =>
      traidos.some((name) => name.includes(`/assets/${parte}-`)),
    );
  });

/** The service worker has all of the app, and answers for this page. */
export const tieneLaApp = (pagina: Page): Promise<unknown> =>
  pagina.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

/** In a toast; what can still be undone, at the foot. */
const guardado = (pagina: Page, que: string): Promise<void> => dicho(pagina, 'Guardado', que);

export async function pagar(pagina: Page, nombre: string, monto = '$120.00'): Promise<void> {
  const hoja = await abrirHoja(pagina, nombre);
  await hoja.getByRole('button', { name: `Registrar ${monto} de ${nombre}` }).click();
  await guardado(pagina, `${monto} de ${nombre}`);
  await hoja.waitFor({ state: 'hidden' });
}

/** By a transfer of yesterday. */
export async function transferir(pagina: Page, nombre: string, referencia: string): Promise<void> {
  const hoja = await abrirHoja(pagina, nombre);
  await hoja.getByRole('button', { name: 'Transferencia', exact: true }).click();
  await hoja.getByLabel('Referencia o clave de rastreo').fill(referencia);
  await hoja.getByLabel('Qué día la hizo').selectOption({ label: 'Ayer' });
  await hoja.getByRole('button', { name: `Registrar transferencia de $120.00 de ${nombre}` }).click();
  await guardado(pagina, `$120.00 de ${nombre}`);
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
  await abrirAtraso(pagina, nombre);
  await dialogo(pagina).getByRole('button', { name: 'Confirmar', exact: true }).click();
  await guardado(pagina, nombre);
  await sinDialogo(pagina);
}

/** Six abonos: the manager decides, when the line is back. */
export async function adelantar(pagina: Page, nombre: string): Promise<void> {
  const hoja = await abrirHoja(pagina, nombre);
  await hoja.getByLabel(/^Monto/).fill('720');
  await hoja.getByRole('button', { name: `Registrar $720.00 de ${nombre}` }).click();
  await guardado(pagina, `$720.00 de ${nombre}`);
  await hoja.waitFor({ state: 'hidden' });
}

/** The first two cards change places. */
export async function ordenar(pagina: Page): Promise<void> {
  const [primera = '', segunda = ''] = await nombresDeHoy(pagina);
  await bajarLaPrimera(pagina, primera, segunda);
}

/** A request to the manager by a dialog, which closes when the phone has it. */
async function pedir(pagina: Page, boton: string, que: string): Promise<void> {
  await dialogo(pagina).getByRole('button', { name: boton, exact: true }).click();
  await guardado(pagina, que);
  await sinDialogo(pagina);
  await oye(pagina);
}

/** From the card on the route. */
export async function pedirCambios(pagina: Page, nombre: string): Promise<void> {
  await pedirEdicion(pagina, nombre);
  await dialogo(pagina).getByLabel('Motivo').fill('Cambió de número.');
  await dialogo(pagina).getByRole('button', { name: 'Cambiar datos' }).click();
  await dialogo(pagina).getByLabel('Teléfono', { exact: true }).fill('618 765 4321');
  await pedir(pagina, 'Enviar solicitud', nombre);
}

/** On a client's payment screen, about the payment of that day. */
export async function pedirCorreccion(
  pagina: Page,
  dia: string,
  que: 'edición' | 'eliminación',
): Promise<void> {
  const fila = historial(pagina).getByRole('listitem').filter({ hasText: dia });
  const boton = que === 'edición' ? /^Solicitar edición/ : /^Eliminar pago/;
  await fila.getByRole('button', { name: boton }).click();
  if (que === 'edición') await dialogo(pagina).getByLabel('Monto nuevo').fill('100');
  await dialogo(pagina).getByText('No se recibió', { exact: true }).click();
  await dialogo(pagina).getByLabel('Motivo').fill('Conté mal.');
  await pedir(pagina, 'Enviar solicitud', '$120.00');
}

/** On a client's payment screen. */
export async function duplicar(pagina: Page, nombre: string): Promise<void> {
  await pagina.getByRole('button', { name: 'Duplicar', exact: true }).click();
  await dialogo(pagina).getByLabel('Monto solicitado').fill('5000');
  await dialogo(pagina).getByText('40 días').click();
  await pedir(pagina, 'Duplicar', nombre);
}

/** On the screen of renewals. */
export async function renovar(pagina: Page, nombre: string): Promise<void> {
  await tarjeta(pagina, nombre)
    .getByRole('button', { name: /^Solicitar Renovación/ })
    .click();
  await dialogo(pagina).getByLabel('Monto solicitado').fill('4000');
  await dialogo(pagina).getByText('40 días').click();
  await pedir(pagina, 'Enviar solicitud', nombre);
}

/** On the screen of one's own requests: what the manager left in hand. */
export async function devolver(pagina: Page, nombre: string): Promise<void> {
  await tarjeta(pagina, nombre).first().getByRole('button', { name: 'Ya lo devolví' }).click();
  await pedir(pagina, 'Sí, lo devolví', nombre);
}

/** On the screen of expenses; the next one begins with an empty form. */
export async function gastar(pagina: Page, motivo: string): Promise<void> {
  const campos = [pagina.getByLabel('Monto'), pagina.getByLabel('Motivo')];
  const dicen = () => Promise.all(campos.map((campo) => campo.inputValue()));
  await pagina.getByLabel('Monto').fill('350.50');
  await pagina.getByLabel('Motivo').fill(motivo);
  await expect.poll(dicen).toEqual(['350.50', motivo]);
  await pulsar(pagina.getByRole('button', { name: 'Solicitar Gasto' }));
  await expect.poll(dicen).toEqual(['', '']);
  await guardado(pagina, '$350.50');
}

/** On the form of a new client. */
export async function darDeAlta(pagina: Page, nombre: string): Promise<void> {
  await llenarCliente(pagina, nombre);
  // The button, like the term in `llenarCliente`, takes no touch for a moment when the names of others push it down.
  await pulsar(pagina.getByRole('button', { name: 'Registrar Cliente' }));
  await pagina.getByText('Guardado en este teléfono. Se enviará cuando haya señal.').first().waitFor();
  await pagina.getByRole('button', { name: 'Registrar otro cliente' }).click();
}
