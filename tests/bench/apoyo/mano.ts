// The taps and keys of a hand on a page, counted.
import type { Locator, Page } from 'playwright-core';
import type { prepararDia } from './tareas.ts';

/** Counts what a hand does. */
export class Mano {
  toques = 0;
  teclas = 0;
  readonly pagina: Page;
  readonly #conDedo: boolean;

  constructor(pagina: Page, conDedo: boolean) {
    this.pagina = pagina;
    this.#conDedo = conDedo;
  }

  async toca(donde: Locator): Promise<void> {
    this.toques += 1;
    await (this.#conDedo ? donde.tap() : donde.click());
  }

  /** A tap more, unless the field has the focus by itself. */
  async enfoca(campo: Locator): Promise<void> {
    await campo.waitFor();
    await this.oye();
    if (!(await campo.evaluate((elemento) => elemento === document.activeElement))) await this.toca(campo);
  }

  /** A question that has just opened is deaf for half a second; nobody's hand is as quick. */
  async oye(): Promise<void> {
    await this.pagina.locator('.capa[aria-disabled=true]').waitFor({ state: 'detached' });
  }

  async teclea(texto: string): Promise<void> {
    this.teclas += texto.length;
    await this.pagina.keyboard.type(texto);
  }

  async pulsa(...teclas: string[]): Promise<void> {
    this.teclas += teclas.length;
    for (const tecla of teclas) await this.pagina.keyboard.press(tecla);
  }

  boton = (nombre: string | RegExp): Locator => this.pagina.getByRole('button', { name: nombre }).first();
  enDialogo = (nombre: string | RegExp): Locator =>
    this.pagina.getByRole('dialog').last().getByRole('button', { name: nombre }).first();
  opcion = (titulo: string): Locator =>
    this.pagina.locator(`.ant-select-item-option[title="${titulo}"]`).last();
  texto = (texto: string | RegExp): Locator => this.pagina.getByText(texto).first();
  enlace = (nombre: string | RegExp): Locator => this.pagina.getByRole('link', { name: nombre }).first();
}

export type Tarea = {
  readonly que: string;
  readonly quien: 'cobrador1' | 'cobrador2' | 'gerente';
  readonly desde: string;
  /** The element that is there when the task begins. */
  readonly lista: (mano: Mano) => Locator;
  readonly hacer: (mano: Mano, dia: Dia) => Promise<unknown>;
};
type Dia = Awaited<ReturnType<typeof prepararDia>>;

export const visible = (donde: Locator): Promise<void> => donde.waitFor();
