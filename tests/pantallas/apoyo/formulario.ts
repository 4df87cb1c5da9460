// A form, by the words at its fields.
import { fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

export const campo = (rotulo: string): HTMLInputElement => screen.getByLabelText(rotulo, { exact: true });

/** All at once, as it is pasted. */
export const llenar = (rotulo: string, value: string): boolean =>
  fireEvent.change(campo(rotulo), { target: { value } });

/** From a list that unfolds. */
export async function elegirDe(usuario: UserEvent, lista: string, opcion: string): Promise<void> {
  await usuario.click(await screen.findByRole('combobox', { name: lista }));
  await usuario.click(await screen.findByTitle(opcion));
}
