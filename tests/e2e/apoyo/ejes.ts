// axe-core on what is on screen now.
import { readFileSync } from 'node:fs';
import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const GRAVES = new Set(['serious', 'critical']);

/** Rules that only find minor things; the impact of the others depends on what they find. */
function leves(): string[] {
  type Auditoria = { rules: { id: string; impact: string | null }[] };
  const { rules } = Reflect.get(axe, '_audit') as Auditoria;
  return rules.filter(({ impact }) => impact !== null && !GRAVES.has(impact)).map(({ id }) => id);
}

const OPCIONES: RunOptions = {
  resultTypes: ['violations'],
  rules: Object.fromEntries(leves().map((id) => [id, { enabled: false }])),
};
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

/** The serious and critical violations, each with the places where it is found; on all of it, or below a selector. */
export async function violaciones(pagina: Page, debajo?: string): Promise<string[]> {
  const encontradas = await revisarCon(pagina, debajo, OPCIONES);
  return comoTexto(encontradas.filter(({ impact }) => GRAVES.has(impact ?? '')));
}

/** What of these cannot be read in the sun: less than 7:1. */
export async function palidas(pagina: Page, selectores: readonly string[]): Promise<string[]> {
  const cual = selectores.join();
  if ((await pagina.locator(cual).count()) === 0) return [];
  return comoTexto(
    await revisarCon(pagina, cual, {
      runOnly: ['color-contrast-enhanced'],
      rules: { 'color-contrast-enhanced': { enabled: true } },
    }),
  );
}
