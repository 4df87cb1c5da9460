// A value put into a field: all of it at once, or by its keys.
import { fireEvent, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

export const campo = (donde: HTMLElement, nombre: string | RegExp): HTMLInputElement =>
  within(donde).getByLabelText(nombre);

export const escribir = (donde: HTMLElement, nombre: string | RegExp, texto: string): unknown =>
  fireEvent.change(campo(donde, nombre), { target: { value: texto } });

/** In place of what stands there, key by key. */
export async function teclear(usuario: UserEvent, donde: HTMLElement, texto: string): Promise<void> {
  await usuario.clear(donde);
  await usuario.type(donde, texto);
}
