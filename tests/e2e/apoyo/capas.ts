// Layers on top of a screen: when they take touches, and what they let through.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { centroDe, type Punto } from './dedo.ts';
import { quieta } from './ejes.ts';
import { dialogo, oye } from './ruta.ts';

export const EN_MOVIMIENTO = { reducedMotion: 'no-preference' } as const;

/** What would change something at the server. */
export function envios(pagina: Page): string[] {
  const vistos: string[] = [];
  pagina.on('request', (pedido) => {
    const { pathname } = new URL(pedido.url());
    if (pedido.method() !== 'GET' && /\/leal-api\/|us-central1/.test(pathname)) vistos.push(pathname);
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

/** Back closes it, in deaf time too. */
export async function cerrar(pagina: Page): Promise<void> {
  await pagina.goBack();
  await dialogo(pagina).waitFor({ state: 'hidden' });
  await quieta(pagina);
  await oye(pagina);
}

/** It is open, and its deaf time is over. */
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
