// The rules that every screen must keep at both sizes, light and dark: axe finds nothing of any level, nothing is too
// low for a thumb, nothing sticks out at the side, nothing that jumps while it loads.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { quieta, violaciones } from './ejes.ts';
import { oye } from './ruta.ts';
import { comoTexto, ESCRITORIO, RECORRIDOS, type Tamano, TELEFONO } from './tamanos.ts';

/** The controls that a thumb would miss: lower than 44 px. */
const bajos = (pagina: Page): Promise<string[]> =>
  pagina.evaluate(() =>
    [...document.querySelectorAll('button, input')]
      .filter((e) => e.checkVisibility({ visibilityProperty: true }))
      .filter((e) => e.closest('[aria-hidden=true]') === null)
      // The desk's dense table is a mouse's and the keyboard's; a thumb gets cards.
      .filter((e) => e.closest('.tabla-cabeza, .tabla-fila') === null)
      .map((e) => ({
        e,
        marco:
          e.closest(
            '.ant-input-affix-wrapper, .ant-radio-button-wrapper, .ant-checkbox-wrapper, .ant-select, .ant-picker',
          ) ?? e,
      }))
      .map(({ e, marco }) => ({ e, alto: marco.getBoundingClientRect().height }))
      .filter(({ alto }) => alto < 44)
      .map(({ e, alto }) => `${e.getAttribute('aria-label') ?? e.textContent}: ${alto}`),
  );

/** How many pixels of it stick out at the side. */
const deLado = (pagina: Page): Promise<number> =>
  pagina.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

type Aspecto = { tamano: Tamano; colorScheme: 'light' | 'dark'; soloColor?: boolean };
/** Each size and each theme once; in the long run of the tests the colours of the other two as well. */
const ASPECTOS: readonly Aspecto[] = [
  { tamano: TELEFONO, colorScheme: 'light' },
  { tamano: ESCRITORIO, colorScheme: 'dark' },
  ...(RECORRIDOS.length > 1
    ? [
        { tamano: ESCRITORIO, colorScheme: 'light' as const, soloColor: true },
        { tamano: TELEFONO, colorScheme: 'dark' as const, soloColor: true },
      ]
    : []),
];

/**
 * A change of theme would set every colour of every element in motion, to wait for at once: ten times the work of the
 * change itself. Transitions that had begun before come to their end.
 */
async function pararTransiciones(pagina: Page): Promise<() => Promise<unknown>> {
  await quieta(pagina);
  const hoja = await pagina.evaluateHandle(() => {
    const nueva = new CSSStyleSheet();
    nueva.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(nueva);
    return nueva;
  });
  return () =>
    hoja.evaluate((puesta) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((otra) => otra !== puesta);
    });
}

async function enCadaAspecto(pagina: Page, debajo?: string): Promise<void> {
  const propio = pagina.viewportSize();
  const reanudar = await pararTransiciones(pagina);
  for (const { tamano, colorScheme, soloColor } of ASPECTOS) {
    await pagina.setViewportSize(tamano);
    await pagina.mouse.move(0, 0);
    await pagina.emulateMedia({ colorScheme });
    // In deaf time a layer's button fills: its colour is on the way.
    await oye(pagina);
    const aspecto = `${pagina.url()} at ${comoTexto(tamano)}, ${colorScheme}`;
    expect(await violaciones(pagina, { debajo, soloColor }), aspecto).toEqual([]);
    expect(await bajos(pagina), aspecto).toEqual([]);
    expect(await deLado(pagina), aspecto).toBe(0);
  }
  if (propio) await pagina.setViewportSize(propio);
  await reanudar();
}

/** Sizes and themes, on the same page, which is left as large as it was. */
export const revisar = (pagina: Page): Promise<void> => enCadaAspecto(pagina);

/** A layer over a screen that was checked just before: only the layer is checked again. */
export const revisarDialogo = (pagina: Page): Promise<void> => enCadaAspecto(pagina, '[role=dialog]');

/** From the next page on, layout shifts are recorded. */
export const vigilarSaltos = (pagina: Page): Promise<unknown> =>
  pagina.addInitScript(() => {
    const saltos = { suma: 0, de: [] as string[] };
    const anotar = (lista: readonly PerformanceEntry[]) => {
      for (const salto of lista as readonly (PerformanceEntry & {
        value: number;
        sources?: { node?: Element }[];
      })[]) {
        saltos.suma += salto.value;
        saltos.de.push(...(salto.sources ?? []).map(({ node }) => node?.className ?? '?'));
      }
    };
    const vigia = new PerformanceObserver((lista) => anotar(lista.getEntries()));
    vigia.observe({ type: 'layout-shift', buffered: true });
    const olvidar = () => {
      vigia.takeRecords();
      Object.assign(saltos, { suma: 0, de: [] });
    };
    Object.assign(window, { saltos, olvidarSaltos: olvidar });
  });

/** The jumps that the test itself has made are forgotten before it goes on to a screen without a page load. */
export async function olvidarSaltos(pagina: Page): Promise<void> {
  await quieta(pagina);
  await pagina.evaluate(() => (Reflect.get(window, 'olvidarSaltos') as () => void)());
}

/** No visible layout shift; a failure names the elements that moved. */
export async function nadaSalto(pagina: Page): Promise<void> {
  const saltos = await pagina.evaluate(() => Reflect.get(window, 'saltos') as { suma: number });
  expect(saltos.suma, JSON.stringify(saltos)).toBeLessThan(0.01);
}
