// Without the mouse: where the Tab key stops.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Stops of one screen; whoever has not come to it by then never will. */
const PARADAS = 80;

/** What has the focus, if one can see that it has it. */
const foco = (pagina: Page, selector: string) =>
  pagina.evaluate((cual) => {
    const aqui = document.activeElement;
    if (!(aqui instanceof HTMLElement) || aqui === document.body) return { es: false, queja: 'nothing' };
    const { width, height, top, bottom } = aqui.getBoundingClientRect();
    const seVe = width > 0 && height > 0 && bottom > 0 && top < innerHeight && aqui.checkVisibility();
    return { es: aqui.matches(cual), queja: seVe ? null : aqui.outerHTML.slice(0, 120) };
  }, selector);

/** Tab after Tab, until it has the focus; every stop on the way is in sight. */
export async function tabularHasta(pagina: Page, selector: string, tecla = 'Tab'): Promise<void> {
  const quejas: string[] = [];
  for (let parada = 0; parada < PARADAS; parada += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    await pagina.keyboard.press(tecla);
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    const { es, queja } = await foco(pagina, selector);
    if (queja !== null && queja !== 'nothing') quejas.push(queja);
    if (!es) continue;
    expect(quejas, `stops out of sight before ${selector}`).toEqual([]);
    return;
  }
  throw new Error(`The Tab key never comes to ${selector}`);
}
