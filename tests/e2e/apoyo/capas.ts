// Layers on top of a screen: when they take touches, and what they let through.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { centroDe, type Punto } from './dedo.ts';
import { quieta } from './ejes.ts';
import { hasta } from './hasta.ts';
import { capasEnHistoria } from './ir.ts';
import { dialogo, oye, sinDialogo } from './ruta.ts';

export const EN_MOVIMIENTO = { reducedMotion: 'no-preference' } as const;

/** A phone asks for its series by itself, and says hourly what it is, when there is nothing else to do. */
const POR_SI_SOLA = /\/leal-api\/(comprobantes\/serie|usuarios\/contacto)$/;

/** Whether somebody's hand is behind that call. */
export const deAlguien = (url: string): boolean => !POR_SI_SOLA.test(new URL(url).pathname);

/** The calls of a page that would change something at the server. */
export function envios(pagina: Page): string[] {
  const vistos: string[] = [];
  pagina.on('request', (pedido) => {
    const { pathname } = new URL(pedido.url());
    if (deAlguien(pedido.url()) && pedido.method() !== 'GET' && /\/leal-api\/|us-central1/.test(pathname))
      vistos.push(pathname);
  });
  return vistos;
}

/** Scrolls until its middle is at this height. */
export async function aLaAltura(boton: Locator, altura: number): Promise<Punto> {
  await boton.evaluate((e, y) => {
    const { top, height } = e.getBoundingClientRect();
    window.scrollBy({ top: top + height / 2 - y, behavior: 'instant' });
  }, altura);
  return centroDe(boton);
}

/**
 * Back closes the layer on top, in deaf time too. The history knows of a layer one turn after it is drawn: on a busy
 * machine a test would be quicker, and leave the screen.
 */
export async function cerrarConAtras(pagina: Page): Promise<void> {
  await hasta(
    () => capasEnHistoria(pagina),
    (n) => n > 0,
  );
  await pagina.goBack();
  await sinDialogo(pagina);
}

/** The same; then nothing moves, and the screen takes touches. */
export async function cerrar(pagina: Page): Promise<void> {
  await cerrarConAtras(pagina);
  await quieta(pagina);
  await oye(pagina);
}

/** The layer is open, and its deaf time is over. */
export async function sigueAbierto(pagina: Page, tras: string): Promise<void> {
  await dialogo(pagina).waitFor();
  await oye(pagina);
  expect(await dialogo(pagina).count(), tras).toBe(1);
}

/** When the layer that is about to open was deaf, in the time of the page: to be asked before it opens. */
export async function cuandoSorda(pagina: Page): Promise<number> {
  const momento = await pagina.waitForFunction(
    () => document.querySelector('.capa[aria-disabled=true]') !== null && performance.now(),
  );
  return (await momento.jsonValue()) as number;
}

export const principal = (pagina: Page): Locator => dialogo(pagina).locator('.ant-btn-primary').last();
