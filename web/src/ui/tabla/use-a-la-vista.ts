import { type RefObject, useEffect } from 'react';

/** The element that antd's list scrolls. */
const LISTA = '.tabla-lista-holder';

/** The keys of the rows that are in sight as a whole: moving on to one of them draws no other row. */
export function aLaVista(marco: HTMLElement | null): string[] {
  const hueco = marco?.querySelector(LISTA)?.getBoundingClientRect();
  if (!marco || !hueco) return [];
  return [...marco.querySelectorAll<HTMLElement>('.tabla-fila')].flatMap((fila) => {
    const { top, bottom } = fila.getBoundingClientRect();
    return top >= hueco.top && bottom <= hueco.bottom ? [fila.dataset['rowKey'] ?? ''] : [];
  });
}

/** The events of a hand: from the first on, its person says what is in sight. */
const MANOS = ['wheel', 'pointerdown', 'keydown'] as const;

/** Scrolls within the table until what unfolds is in sight; of what has no room there, its beginning. */
export function useALaVista(marco: RefObject<HTMLElement | null>, abierto: string | null): void {
  useEffect(() => {
    const todo = marco.current;
    const detalle = todo?.querySelector('.tabla-detalle');
    const lista = todo?.querySelector(LISTA);
    if (abierto === null || !todo || !detalle || !lista?.firstElementChild) return undefined;
    // The list takes its new length a little later.
    const observador = new ResizeObserver(() => {
      const { top, bottom } = lista.getBoundingClientRect();
      const sobra = detalle.getBoundingClientRect().bottom - bottom;
      const encima = (detalle.previousElementSibling ?? detalle).getBoundingClientRect().top - top;
      lista.scrollTop += Math.max(0, Math.min(sobra, encima));
    });
    observador.observe(lista.firstElementChild);
    const parar = () => observador.disconnect();
    for (const mano of MANOS) todo.addEventListener(mano, parar, { passive: true });
    return () => {
      parar();
      for (const mano of MANOS) todo.removeEventListener(mano, parar);
    };
  }, [marco, abierto]);
}
