// A screen that works is silent: every error or warning in the console fails the test that caused it.
import type { BrowserContext, ConsoleMessage, WebError } from 'playwright-core';

const ALARMAS = new Set(['error', 'warning']);

/** The words of Playwright where a page may have no service worker (navegador.ts). */
const SIN_TRABAJADOR = /Service Worker registration blocked by Playwright/;

/**
 * The words of Chromium where a style sheet that is fetched ahead waits for code that uses it: seconds, on a busy machine.
 * That nothing is fetched which a screen does not use, its budget of bytes holds (web/build/presupuesto.ts).
 */
const PRECARGA_LENTA = /preloaded using link preload but not used/;

const describir = (mensaje: ConsoleMessage): string =>
  `${mensaje.type()}: ${mensaje.text()} (${mensaje.location().url})`;

/** Collects what the pages of a context complain about; `toleradas` are what a test provokes itself. */
export class Consola {
  readonly #quejas: string[] = [];
  readonly #toleradas: RegExp[] = [SIN_TRABAJADOR, PRECARGA_LENTA];
  readonly #contexto: BrowserContext;

  readonly #alHablar = (mensaje: ConsoleMessage): void => {
    if (ALARMAS.has(mensaje.type())) this.#quejas.push(describir(mensaje));
  };
  readonly #alFallar = (suceso: WebError): void => {
    this.#quejas.push(`exception: ${suceso.error().message}`);
  };

  constructor(contexto: BrowserContext) {
    this.#contexto = contexto.on('console', this.#alHablar).on('weberror', this.#alFallar);
  }

  /** The next console hears the pages of the context from now on. */
  cerrar(): void {
    this.#contexto.off('console', this.#alHablar).off('weberror', this.#alFallar);
  }

  tolerar(...patrones: RegExp[]): void {
    this.#toleradas.push(...patrones);
  }

  get quejas(): readonly string[] {
    return this.#quejas.filter((queja) => !this.#toleradas.some((patron) => patron.test(queja)));
  }
}

/**
 * The browser's own words when a call is refused, dropped or answered with an error. A live channel that breaks asks
 * for a picture of Google's to tell whose fault it is; the page's policy refuses it.
 */
export const FALLO_DE_RED = /Failed to load resource|net::ERR_|ErrorApi|Sin conexión|cleardot\.gif/;

/**
 * The words of Chromium when the service worker answers for a script that the page fetched ahead: it is asked twice.
 */
export const PRECARGA_DOBLE = /cross-world service worker resource mismatch/;

/** The words of Chromium when code that a page asks for later does not come: the line went, or a newer version came. */
export const FALTA_CODIGO = /Failed to fetch dynamically imported module|preload CSS/i;
