// The content of a screen, in the words of the screens of figures and lists.
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { porVerse, verse } from './navegador-jugado.ts';

/** The tile of that title. */
export const cifra = (titulo: string): HTMLElement | undefined =>
  screen
    .queryAllByText(titulo, { exact: true })
    .map((nodo) => nodo.closest<HTMLElement>('.cifra'))
    .find((nodo) => nodo !== null);

/** The value of a tile: 'Recaudado' → '$120.00'. */
export const valorDe = (titulo: string): string | undefined =>
  cifra(titulo)?.querySelector('.cifra-valor')?.textContent;

export const sePone = (titulo: string, valor: string): Promise<void> =>
  waitFor(() => expect(valorDe(titulo)).toBe(valor));

/** The rows of the screen's table, each as its words. */
export const filas = (): string[] =>
  [...document.querySelectorAll('.tabla tbody tr')].map((fila) =>
    [...fila.children].map(({ textContent }) => textContent).join(' | '),
  );

export const laTabla = (nombre: string): Promise<HTMLElement> => screen.findByRole('table', { name: nombre });

/** The words of each cell of a table, row by row, without its head. */
export const losRenglones = async (nombre: string): Promise<string[][]> =>
  within(await laTabla(nombre))
    .getAllByRole('row')
    .filter((fila) => !fila.closest('thead'))
    .map((fila) => [...fila.children].map(({ textContent }) => textContent));

/** An amount of the server's, as a screen writes it. */
export const enPesos = (monto: number): string =>
  monto.toLocaleString('es-MX', { style: 'currency', currency: 'MXN' }).replace(/\s/g, '');

export const hayFilas = (cuantas: number): Promise<void> =>
  waitFor(() => expect(filas()).toHaveLength(cuantas));

/** The text stands in there, in whatever parts. */
export const dice = (donde: HTMLElement, texto: string): Promise<void> =>
  waitFor(() => expect(donde.textContent).toContain(texto));

/** The end of a list comes near: whatever waits to be seen is. */
export const llegarAlFinal = (): void => porVerse().forEach(verse);

/** The same, once somebody looks out for that end: an answer or a page may just have moved it. */
export async function bajarAlFinal(): Promise<void> {
  const seMira = () => porVerse().some(({ className }) => className === 'lista-fin');
  await waitFor(() => expect(seMira()).toBe(true));
  llegarAlFinal();
}

/** The button of that name, in a list that others are in too: the next pages come when the end is near. */
export const bajarHasta = (nombre: string): Promise<HTMLElement> =>
  waitFor(() => {
    const boton = screen.queryByRole('button', { name: nombre });
    if (!boton) llegarAlFinal();
    expect(boton, nombre).not.toBeNull();
    return boton!;
  });

/** The words of an element, as they stand in parts of their own. */
export const frasesDe = (donde: Element): string[] =>
  [...donde.querySelectorAll('*')]
    .filter(({ children, textContent }) => children.length === 0 && textContent !== '')
    .map(({ textContent }) => textContent.trim());

export const consulta = (): string => location.search;

/** A failure is said in the spec's words, and its button helps. */
export async function reintentar(usuario: UserEvent, mensaje: string, arreglar: () => void): Promise<void> {
  const [dicho] = await screen.findAllByText(mensaje, { exact: true });
  arreglar();
  const aviso = dicho?.closest<HTMLElement>('[role=alert], section') ?? document.body;
  const botones = aviso.querySelectorAll('button');
  const boton = [...botones].find(({ textContent }) => textContent === 'Reintentar');
  await usuario.click(boton ?? screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(screen.queryAllByText(mensaje, { exact: true })).toEqual([]));
}

/** The value of a line of facts: 'Correo' → 'ana@leal.demo'. */
export const dato = (nombre: string): string | null | undefined =>
  screen.getByText(nombre, { selector: '.dato dt' }).closest('.dato')?.querySelector('dd')?.textContent;
