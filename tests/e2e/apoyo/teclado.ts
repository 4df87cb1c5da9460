// Without the mouse: where the Tab key stops.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Stops of one screen, with a row for each collector of all tests; whoever has not come to it by then never will. */
const PARADAS = 2_000;

/** Whether it has the focus; and what has it without being seen. A radio is seen by its label. */
const mirar = (destino: Locator) =>
  destino.evaluateAll((elementos) => {
    const aqui = document.activeElement;
    if (!(aqui instanceof HTMLElement) || aqui === document.body) return { llego: false, oculto: null };
    const { width, height, top, bottom } = (aqui.closest('label') ?? aqui).getBoundingClientRect();
    const seVe = width > 0 && height > 0 && bottom > 0 && top < innerHeight && aqui.checkVisibility();
    const donde = `${width}×${height} at ${top}: ${aqui.outerHTML.slice(0, 120)}`;
    return { llego: elementos.includes(aqui), oculto: seVe ? null : donde };
  });

/** Tab after Tab, until it has the focus; every stop on the way is in sight. */
export async function tabularHasta(pagina: Page, donde: Locator | string, tecla = 'Tab'): Promise<void> {
  const destino = typeof donde === 'string' ? pagina.locator(donde) : donde;
  // A test that begins before it is there has gone round the screen before it comes.
  await destino.first().waitFor({ state: 'attached' });
  const oculto = async () => (await mirar(destino)).oculto;
  for (let parada = 0; parada < PARADAS; parada += 1) {
    await pagina.keyboard.press(tecla);
    const visto = await mirar(destino);
    // A part that is still being drawn may push it away for a moment.
    if (visto.oculto !== null) await expect.poll(oculto).toBe(null);
    if (visto.llego) return;
  }
  throw new Error(`The Tab key never comes to ${String(destino)}`);
}
