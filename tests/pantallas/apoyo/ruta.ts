// The route as a collector reads it.
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { dicho } from './dicho.ts';

/** With so many cards; with any number of them. */
export const encabezadoRuta = (n?: number): Promise<HTMLElement> =>
  screen.findByRole('heading', {
    name: n === undefined ? /^Clientes para hoy \(\d+\)$/ : `Clientes para hoy (${n})`,
  });

export const buscador = (): HTMLInputElement =>
  screen.getByPlaceholderText('Buscar por nombre, dirección, monto...');

/** The card of a client, wherever on the route it stands. */
export const tarjeta = (nombre: string): HTMLElement => screen.getByRole('article', { name: nombre });

/** The cards of today's list, from top to bottom. */
export const nombresDeHoy = (): string[] =>
  [...document.querySelectorAll('.ruta > .ruta-cuadricula article h2')].map(({ textContent }) => textContent);

/** The sheet or dialog that is open; there is one at a time. */
export const dialogo = (): Promise<HTMLElement> => screen.findByRole('dialog');

export const sinDialogo = (): Promise<void> =>
  waitFor(() => expect(screen.queryAllByRole('dialog')).toEqual([]));

/** The button of that name, as soon as it is there and takes a press. */
export async function pulsar(usuario: UserEvent, donde: HTMLElement, nombre: string | RegExp): Promise<void> {
  const boton = await within(donde).findByRole('button', { name: nombre });
  await waitFor(() => expect(boton).toHaveProperty('disabled', false));
  await usuario.click(boton);
}

/** Opens the payment sheet of a card. */
export async function abrirHoja(usuario: UserEvent, nombre: string): Promise<HTMLElement> {
  await usuario.click(await screen.findByRole('button', { name: `Registrar Pago de ${nombre}` }));
  const hoja = await dialogo();
  await within(hoja).findByLabelText(/^Monto/);
  return hoja;
}

/** Unfolds those who were visited today. */
export const abrirVisitados = async (usuario: UserEvent, n = 1): Promise<void> =>
  usuario.click(await screen.findByRole('button', { name: `Visitados hoy, sin pago (${n})` }));

/** The collector does not undo what was just saved, and closes the notice: then it is sent. */
export async function soltar(usuario: UserEvent): Promise<void> {
  await dicho('Guardado');
  const cerrar = document.querySelector('.aviso-al-pie [aria-label="Cerrar aviso"]');
  if (cerrar) await usuario.click(cerrar);
}

/** The same, to the server's word. */
export async function quedaRegistrado(
  usuario: UserEvent,
  texto = 'Pago registrado correctamente.',
): Promise<void> {
  await soltar(usuario);
  await dicho(texto);
}

/** Registers what the sheet of a card proposes, and waits for the server's word. */
export async function registrarPago(usuario: UserEvent, nombre: string, monto: string): Promise<void> {
  await pulsar(usuario, await abrirHoja(usuario, nombre), `Registrar ${monto} de ${nombre}`);
  await quedaRegistrado(usuario);
}
