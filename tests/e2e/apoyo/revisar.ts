// What every screen must keep at both sizes, light and dark: nothing serious for axe, nothing too
// low for a thumb, nothing that jumps while it loads.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violaciones } from './ejes.ts';
import { AMBOS, comoTexto, ESCRITORIO, RECORRIDOS, type Tamano, TELEFONO } from './tamanos.ts';

/** What a thumb would miss: lower than 44 px. */
export const bajos = (pagina: Page): Promise<string[]> =>
  pagina.evaluate(() =>
    [...document.querySelectorAll('button, input')]
      .filter((e) => e.checkVisibility({ visibilityProperty: true }))
      .filter((e) => e.closest('[aria-hidden=true]') === null)
      .map((e) => ({
        e,
        marco: e.closest('.ant-input-affix-wrapper, .ant-radio-button-wrapper, .ant-select') ?? e,
      }))
      .map(({ e, marco }) => ({ e, alto: marco.getBoundingClientRect().height }))
      .filter(({ alto }) => alto < 44)
      .map(({ e, alto }) => `${e.getAttribute('aria-label') ?? e.textContent}: ${alto}`),
  );

type Aspecto = readonly [Tamano, 'light' | 'dark'];
const TODOS: readonly Aspecto[] = AMBOS.flatMap((tamano) => [
  [tamano, 'light'] as const,
  [tamano, 'dark'] as const,
]);
/** Each size and each theme once; in the long run of the tests all four. */
const ASPECTOS: readonly Aspecto[] =
  RECORRIDOS.length > 1
    ? TODOS
    : [
        [TELEFONO, 'light'],
        [ESCRITORIO, 'dark'],
      ];

/** Sizes and themes, on the same page. */
export async function revisar(pagina: Page): Promise<void> {
  for (const [tamano, colorScheme] of ASPECTOS) {
    await pagina.setViewportSize(tamano);
    await pagina.mouse.move(0, 0);
    await pagina.emulateMedia({ colorScheme });
    expect(await violaciones(pagina), `${comoTexto(tamano)}, ${colorScheme}`).toEqual([]);
  }
}

/** From the next page on, whatever moves by itself is noted. */
export const vigilarSaltos = (pagina: Page): Promise<unknown> =>
  pagina.addInitScript(() => {
    const saltos = { suma: 0, de: [] as string[] };
    Object.assign(window, { saltos });
    new PerformanceObserver((lista) => {
      for (const salto of lista.getEntries() as (PerformanceEntry & {
        value: number;
        sources?: { node?: Element }[];
      })[]) {
        saltos.suma += salto.value;
        saltos.de.push(...(salto.sources ?? []).map(({ node }) => node?.className ?? '?'));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Nothing that one would notice; which element it was, when it was something. */
export async function nadaSalto(pagina: Page): Promise<void> {
  const saltos = await pagina.evaluate(() => Reflect.get(window, 'saltos') as { suma: number });
  expect(saltos.suma, JSON.stringify(saltos)).toBeLessThan(0.01);
}
