// A form, by the words at its fields.
import { fireEvent, screen } from '@testing-library/react';

export const campo = (rotulo: string): HTMLInputElement => screen.getByLabelText(rotulo, { exact: true });

/** All at once, as it is pasted. */
export const llenar = (rotulo: string, value: string): boolean =>
  fireEvent.change(campo(rotulo), { target: { value } });
