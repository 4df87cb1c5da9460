// One picture of `npm run fotos`: who looks, where, and what is tapped before.
import type { Page } from 'playwright-core';
import { abrirTarjeta } from './bandeja.ts';

export type Pantalla = {
  readonly nombre: string;
  /** Somebody of the demo; nobody: the login. */
  readonly email?: string;
  /** Below /leal/. */
  readonly camino: string;
  /** Until it is ready for the picture. */
  readonly preparar: (pagina: Page) => Promise<unknown>;
};

const de =
  (email: string) =>
  (nombre: string, camino: string, preparar: Pantalla['preparar']): Pantalla => ({
    nombre,
    email,
    camino,
    preparar,
  });
export const delCobrador = de('cobrador1@leal.demo');
export const delGerente = de('gerente@leal.demo');
export const delSupervisor = de('supervisor@leal.demo');

/** The first of these is there. */
export const hay =
  (selector: string) =>
  (pagina: Page): Promise<void> =>
    pagina.locator(selector).first().waitFor();

/** The figures come with the rows. */
export const hayFilas = hay('.tabla tbody tr');

export const hayTarjetas = (pagina: Page): Promise<void> => pagina.getByRole('article').first().waitFor();

/** The first card of a manager's list; a desk's first row, opened to it. */
export const abierta = (pagina: Page) => abrirTarjeta(pagina, /./);

export const tocar = (pagina: Page, nombre: RegExp): Promise<void> =>
  pagina.getByRole('button', { name: nombre }).first().click();
