// The keys of the office's search: Ctrl K or Cmd K anywhere, and '/' where it would write nothing.
import { cuantasCapas } from './capas/pila.ts';

const seEscribeEn = (donde: EventTarget | null): boolean =>
  donde instanceof HTMLElement && (donde.isContentEditable || donde.matches('input, textarea, select'));

function esAtajo({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  if (altKey) return false;
  if (ctrlKey !== metaKey) return !shiftKey && key.toLowerCase() === 'k';
  return !ctrlKey && key === '/' && !seEscribeEn(target);
}

/** From now on, until it is stopped; below an open layer they belong to that. */
export function oirAtajoBuscar(alPulsar: () => void): () => void {
  const fin = new AbortController();
  const alBajarTecla = (suceso: KeyboardEvent) => {
    if (suceso.defaultPrevented || suceso.repeat || !esAtajo(suceso) || cuantasCapas() > 0) return;
    suceso.preventDefault();
    alPulsar();
  };
  addEventListener('keydown', alBajarTecla, { signal: fin.signal });
  return () => fin.abort();
}

let pedida = false;

/** Pressed before the search was there: the browser would answer with its own. */
export const oirAntesDeTiempo = (): (() => void) =>
  oirAtajoBuscar(() => {
    pedida = true;
  });

/** Whether it was; said once. */
export function sePidioAntes(): boolean {
  const si = pedida;
  pedida = false;
  return si;
}
