// A whole value put into a field at once, as a test of a screen needs it; keys are typed in tests/e2e.
import { fireEvent, within } from '@testing-library/react';

export const campo = (donde: HTMLElement, nombre: string | RegExp): HTMLInputElement =>
  within(donde).getByLabelText(nombre);

export const escribir = (donde: HTMLElement, nombre: string | RegExp, texto: string): unknown =>
  fireEvent.change(campo(donde, nombre), { target: { value: texto } });
