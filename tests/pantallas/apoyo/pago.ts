// The payment screen as a collector reads it.
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { frasesDe } from './leer.ts';

export const panel = (titulo: string): HTMLElement => screen.getByRole('region', { name: titulo });

const enHistorial = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('.pago-historial > .pago-fila'),
];

/** The row of the history of that day. */
export const renglonDel = (dia: string): HTMLElement => {
  const fila = enHistorial().find(({ textContent }) => textContent.includes(dia));
  if (!fila) throw new Error(`No row of ${dia}`);
  return fila;
};

/** The rows of the history, newest first, each as its words. */
export const renglones = (): string[] => enHistorial().map((fila) => frasesDe(fila).join(' | '));

export const hayRenglones = (cuantos: number): Promise<void> =>
  waitFor(() => expect(renglones()).toHaveLength(cuantos));

export const campoMonto = (): Promise<HTMLInputElement> => screen.findByLabelText(/^Monto/);

export const botonRegistrar = (): HTMLElement => screen.getByRole('button', { name: /^Registrar \$/ });

/** The value of a line of facts: 'Total pagado' → '$120.00'. */
export const dato = (nombre: string): string | undefined =>
  [...document.querySelectorAll('.dato')]
    .find((cifra) => cifra.querySelector('dt')?.textContent === nombre)
    ?.querySelector('dd')?.textContent;

export const diceElDato = (nombre: string, valor: string): Promise<void> =>
  waitFor(() => expect(dato(nombre)).toBe(valor));
