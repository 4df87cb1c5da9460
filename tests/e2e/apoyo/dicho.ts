// The words that a page says and takes away again by itself: toasts, and the notice at its foot. They stay for seconds;
// a test on a busy machine, or one that looks at another page first, may come too late to see one. So each is written
// down.
import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';

/** `ms`: when, in the time of the page. `oidas`: how the test has waited for it. */
type Dicho = {
  readonly texto: string;
  readonly frases: readonly string[];
  readonly ms: number;
  readonly oidas: string[];
};

/**
 * The script runs in every page, before its own code. The list that it leaves in the window is no trace of a test
 * (perfil.ts).
 */
function anotar(): void {
  const dichos: Dicho[] = [];
  const ultimo = new WeakMap<Element, string>();
  Object.defineProperty(window, 'dichos', { value: dichos });
  const frasesDe = (e: Element): string[] =>
    [e, ...e.querySelectorAll('*')].map(({ textContent }) => textContent.trim());
  new MutationObserver(() => {
    for (const e of document.querySelectorAll('.ant-message-notice, .aviso-al-pie')) {
      // The notice's buttons come and go.
      const dice = e.querySelector('p') ?? e;
      const texto = dice.textContent;
      if (texto === '' || ultimo.get(e) === texto) continue;
      ultimo.set(e, texto);
      dichos.push({ texto, frases: frasesDe(dice), ms: performance.now(), oidas: [] });
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

export const anotarLoDicho = (contexto: BrowserContext): Promise<unknown> => contexto.addInitScript(anotar);

type Frase = string | RegExp;

/** Runs in the page: takes the notice that says this sentence, and the rest too, unless it was waited for already. */
function oir([frase, ...resto]: readonly [Frase, ...string[]]): boolean {
  const { dichos } = window as unknown as { dichos: Dicho[] };
  const clave = [frase, ...resto].join();
  const dice = ({ texto, frases }: Dicho) =>
    (typeof frase === 'string' ? frases.includes(frase) : frase.test(texto)) &&
    resto.every((parte) => texto.includes(parte));
  const hallado = dichos.find((oido) => !oido.oidas.includes(clave) && dice(oido));
  hallado?.oidas.push(clave);
  return hallado !== undefined;
}

/** Whether it was said by now, and not yet waited for. */
export const seDijo = (pagina: Page, frase: Frase, ...resto: string[]): Promise<boolean> =>
  pagina.evaluate(oir, [frase, ...resto] as const);

/** The sentence was said since the page was loaded, or will be; each time that it is said is waited for once. */
export async function dicho(pagina: Page, frase: Frase, ...resto: string[]): Promise<void> {
  const message = [frase, ...resto].join(' · ');
  await expect.poll(() => seDijo(pagina, frase, ...resto), { message }).toBe(true);
}

/** How long ago this was said for the last time: at most so many ms, in the time of the page. */
export const hace = (pagina: Page, frase: string): Promise<number> =>
  pagina.evaluate((buscada) => {
    const { dichos } = window as unknown as { dichos: Dicho[] };
    return performance.now() - (dichos.findLast(({ frases }) => frases.includes(buscada))?.ms ?? 0);
  }, frase);
