// The dialogs that ask over a screen, and the answers to them. Its deaf time is for hands, in the browser.
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

type Partes = ReturnType<typeof within>;

const losQueDicen = (texto: string): HTMLElement[] =>
  screen.queryAllByRole('dialog').filter(({ textContent }) => textContent.includes(texto));

/** The dialog that is open; the one that says this, where a question stands over a sheet. */
export const elDialogo = (texto = ''): Promise<Partes> =>
  waitFor(() => {
    const elementos = losQueDicen(texto);
    expect(elementos, texto).toHaveLength(1);
    return within(elementos[0]!);
  });

export const seCierra = (texto: string): Promise<void> =>
  waitFor(() => expect(losQueDicen(texto)).toEqual([]));

/** The dialog's button is pressed when it can be: its subject may still be on the way. */
export async function contestar(usuario: UserEvent, accion: string, texto?: string): Promise<void> {
  const boton = (await elDialogo(texto)).getByRole('button', { name: accion });
  await waitFor(() => expect(boton).toHaveProperty('disabled', false));
  await usuario.click(boton);
}
