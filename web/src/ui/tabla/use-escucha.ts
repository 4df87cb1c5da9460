import { type RefObject, useEffect } from 'react';
import { elTitulo } from '../encabezado/foco.ts';
import type { PropsTabla } from './columna.ts';

/** The elements that take letters themselves: they are written in, or look for an option that begins with them. */
const ESCRIBE = [
  'input:not([type="checkbox"], [type="radio"])',
  'textarea',
  'select',
  '[contenteditable]',
  ...['combobox', 'listbox', 'menu', 'tablist'].map((papel) => `[role="${papel}"]`),
].join();

const MUEVEN = new Set(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End', 'Enter', ' ', 'Escape']);

/** Nothing on the screen has the focus, or the title, on which it begins. */
const enNada = (donde: Element | null): boolean =>
  donde === null || donde === document.body || donde === document.documentElement || donde === elTitulo();

/** Whether a key that was pressed there means the table: nothing there takes it. */
function esDeLaTabla({ key, target, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || repeat || !(target instanceof Element)) return false;
  if (enNada(target)) return key.length === 1 || MUEVEN.has(key);
  // A tick box that was pressed has the focus; only Space is its own.
  if (target.matches('.tabla-caja input')) return key !== ' ' && (key.length === 1 || MUEVEN.has(key));
  return key.length === 1 && key !== ' ' && target.closest(ESCRIBE) === null;
}

/**
 * The table of a screen that is about it has the focus once its rows are there, and the keys that are pressed beside it,
 * where nothing else takes them. Nobody's focus is taken away.
 */
export function useEscucha(
  rejilla: RefObject<HTMLElement | null>,
  escucha: PropsTabla<never>['escucha'],
): void {
  const oye = escucha !== undefined;
  useEffect(() => {
    if (oye && escucha() && enNada(document.activeElement)) rejilla.current?.focus({ preventScroll: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when its rows come
  }, [oye, rejilla]);
  useEffect(() => {
    if (!escucha) return undefined;
    const oir = (suceso: KeyboardEvent) => {
      const tabla = rejilla.current;
      if (!tabla || suceso.target === tabla || suceso.defaultPrevented) return;
      if (!escucha() || !esDeLaTabla(suceso)) return;
      // A layer that the key opens gives the focus back to the table.
      tabla.focus({ preventScroll: true });
      const { key, code, shiftKey } = suceso;
      const misma = new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true, cancelable: true });
      if (!tabla.dispatchEvent(misma)) suceso.preventDefault();
    };
    window.addEventListener('keydown', oir);
    return () => window.removeEventListener('keydown', oir);
  }, [rejilla, escucha]);
}
