// From a key to the next paint, by the browser's own Event Timing.
import type { Page } from 'playwright-core';
import { mediana } from './publicar.ts';

export type Anotada = { tecla: string; ms: number };

/** Runs in the page. */
export function anotarTeclas(): void {
  const anotadas: number[] = [];
  Object.assign(globalThis, { anotadas });
  new PerformanceObserver((lista) => {
    for (const { name, duration } of lista.getEntries()) if (name === 'keydown') anotadas.push(duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

const DESCANSO_MS = 400;
export const descansar = (pagina: Page) => pagina.waitForTimeout(DESCANSO_MS);

/** The longest entry of each key; what the browser does not name took less than one frame. */
export async function teclear(pagina: Page, teclas: readonly string[]): Promise<Anotada[]> {
  const anotadas: Anotada[] = [];
  for (const tecla of teclas) {
    await pagina.evaluate(() => Reflect.get(globalThis, 'anotadas').splice(0));
    await pagina.keyboard.press(tecla);
    await descansar(pagina);
    const medidas = await pagina.evaluate(() => Reflect.get(globalThis, 'anotadas') as number[]);
    anotadas.push({ tecla, ms: Math.max(16, ...medidas) });
  }
  return anotadas;
}

export const peorDe = (anotadas: readonly Anotada[]): number => Math.max(...anotadas.map(({ ms }) => ms));

/** The median time of each key over several runs of the same keys. */
export const medianas = (vueltas: readonly (readonly Anotada[])[]): Anotada[] =>
  (vueltas[0] ?? []).map(({ tecla }, i) => ({
    tecla,
    ms: mediana(vueltas.map((vuelta) => vuelta[i]?.ms ?? Number.NaN)),
  }));
