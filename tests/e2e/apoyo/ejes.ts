// axe-core on what is on screen now.
import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/**
 * Every rule that is on by itself: WCAG A and AA, and axe's best practices, of every impact. The rules that axe calls
 * experimental are off, and so are AAA (where we promise it: `palidas`) and its target size of 24 px: ours is 44
 * (`revisar`). No rule needs the style sheets fetched again, which fails without a line.
 */
const TODAS: RunOptions = { resultTypes: ['violations'], preload: false };
/** The rules that a change of theme can break. */
const DE_COLOR: RunOptions = { ...TODAS, runOnly: ['color-contrast', 'link-in-text-block'] };
const GUION = readFileSync(new URL('axe.min.js', import.meta.resolve('axe-core')), 'utf8');

/** After all animations have ended: a colour halfway to another is not a finding. */
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

async function revisarCon(pagina: Page, donde: string | undefined, opciones: RunOptions) {
  // Not as a script tag: the page's policy would rightly refuse it.
  if (!(await pagina.evaluate(() => 'axe' in window))) await pagina.evaluate(GUION);
  await quieta(pagina);
  const { violations } = await pagina.evaluate(
    ({ cosas, como }): Promise<AxeResults> => {
      const { axe: enPagina } = window as Window & { axe?: typeof axe };
      return enPagina!.run(cosas ?? document, como);
    },
    { cosas: donde, como: opciones },
  );
  return violations;
}

const comoTexto = (encontradas: AxeResults['violations']): string[] =>
  encontradas.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );

type Cuales = { readonly debajo?: string | undefined; readonly soloColor?: boolean | undefined };

/** Each violation with the places where it is found; on all of it, or below a selector. */
export const violaciones = async (pagina: Page, { debajo, soloColor }: Cuales = {}): Promise<string[]> =>
  comoTexto(await revisarCon(pagina, debajo, soloColor ? DE_COLOR : TODAS));

/** The elements among these that cannot be read in the sun: less than 7:1. */
export async function palidas(pagina: Page, selectores: readonly string[]): Promise<string[]> {
  const cual = selectores.join();
  if ((await pagina.locator(cual).count()) === 0) return [];
  return comoTexto(
    await revisarCon(pagina, cual, {
      ...TODAS,
      runOnly: ['color-contrast-enhanced'],
      rules: { 'color-contrast-enhanced': { enabled: true } },
    }),
  );
}
