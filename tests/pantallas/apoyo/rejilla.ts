// The desk's table (`ui/tabla`): it draws only the rows in sight, as many as its window has room for.
import { fireEvent, screen } from '@testing-library/react';

export const rejilla = (nombre: string): Promise<HTMLElement> => screen.findByRole('grid', { name: nombre });

/** How many rows it has, drawn or not; its head is none. */
export const filasDe = (tabla: HTMLElement): number => Number(tabla.getAttribute('aria-rowcount')) - 1;

const MUY_ABAJO = 1_000_000;

/** Scrolled to its end, where the last row is drawn. */
export function bajarAlFinal(tabla: HTMLElement): void {
  const lista = tabla.querySelector('.tabla-lista-holder');
  if (!lista) throw new Error('It has no rows');
  fireEvent.scroll(lista, { target: { scrollTop: MUY_ABAJO } });
}
