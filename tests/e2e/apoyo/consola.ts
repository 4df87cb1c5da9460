// A screen that works is silent: every error or warning in the console fails the test that caused it.
import type { BrowserContext, ConsoleMessage } from 'playwright-core';

const ALARMAS = new Set(['error', 'warning']);

const describir = (mensaje: ConsoleMessage): string =>
  `${mensaje.type()}: ${mensaje.text()} (${mensaje.location().url})`;

/** Collects what the pages of a context complain about; `toleradas` are what a test provokes itself. */
export class Consola {
  readonly #quejas: string[] = [];
  readonly #toleradas: RegExp[] = [];

  constructor(contexto: BrowserContext) {
    contexto.on('console', (mensaje) => ALARMAS.has(mensaje.type()) && this.#quejas.push(describir(mensaje)));
    contexto.on('weberror', (suceso) => this.#quejas.push(`exception: ${suceso.error().message}`));
  }

  tolerar(...patrones: RegExp[]): void {
    this.#toleradas.push(...patrones);
  }

  get quejas(): readonly string[] {
    return this.#quejas.filter((queja) => !this.#toleradas.some((patron) => patron.test(queja)));
  }
}

/**
 * What the browser itself says when a call is refused, dropped or answered with an error. A live channel that
 * breaks asks for a picture of Google's to tell whose fault it is; the page's policy refuses it.
 */
export const FALLO_DE_RED = /Failed to load resource|net::ERR_|ErrorApi|Sin conexión|cleardot\.gif/;
