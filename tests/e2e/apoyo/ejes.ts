// axe-core on what is on screen now.
import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const OPCIONES: RunOptions = { resultTypes: ['violations'] };
const GRAVES = new Set(['serious', 'critical']);

/** Once what was set in motion has come to rest: a colour on its way to another is no finding. */
export const quieta = (pagina: Page): Promise<unknown> =>
  pagina.evaluate(async () => {
    const pintada = () => new Promise((listo) => requestAnimationFrame(() => requestAnimationFrame(listo)));
    await pintada();
    const finitas = document
      .getAnimations()
      .filter((a) => a.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(finitas.map(({ finished }) => finished));
    await pintada();
  });

/** The serious and critical violations, each with the places where it is found. */
export async function violaciones(pagina: Page): Promise<string[]> {
  // Not as a script tag: the page's policy would rightly refuse it.
  if (!(await pagina.evaluate(() => 'axe' in window))) await pagina.evaluate(axe.source);
  await quieta(pagina);
  const { violations } = await pagina.evaluate((opciones): Promise<AxeResults> => {
    const { axe: enPagina } = window as Window & { axe?: typeof axe };
    return enPagina!.run(document, opciones);
  }, OPCIONES);
  return violations
    .filter(({ impact }) => GRAVES.has(impact ?? ''))
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    );
}
