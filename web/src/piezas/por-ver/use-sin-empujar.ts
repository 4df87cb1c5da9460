import { ensordecerDedos } from '../../ui/capas/sordera.ts';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** The space between the neighbours of this element, gaps included; an empty one is not there. */
const huecoDe = ({ previousElementSibling: arriba, nextElementSibling: abajo }: Element): number =>
  arriba && abajo ? abajo.getBoundingClientRect().top - arriba.getBoundingClientRect().bottom : 0;

/**
 * The page goes so far down, in the same frame. The browser's own holding on to what is in sight is off until then: at the
 * top of a page it does nothing, and further down it may hold on to what is above.
 */
function correr(top: number): void {
  const { style } = document.documentElement;
  style.overflowAnchor = 'none';
  globalThis.scrollBy({ top, behavior: 'instant' });
  requestAnimationFrame(() => requestAnimationFrame(() => (style.overflowAnchor = '')));
}

/**
 * An element that comes into it late pushes nothing away from under a thumb: the page goes with it. One that a thumb
 * unfolds in it may push. `guardaCabeza`: at the top of the page the heading stays in sight instead, and what slides down takes
 * no pointer meanwhile.
 */
export function useSinEmpujar(guardaCabeza: boolean): RefObject<HTMLDivElement | null> {
  const elemento = useRef<HTMLDivElement>(null);
  const antes = useRef<number>(null);
  useEffect(() => {
    const nodo = elemento.current;
    const medir = () => nodo && (antes.current = huecoDe(nodo));
    nodo?.addEventListener('toggle', medir, { capture: true });
    return () => nodo?.removeEventListener('toggle', medir, { capture: true });
  }, []);
  useLayoutEffect(() => {
    if (!elemento.current) return;
    const hueco = huecoDe(elemento.current);
    const crecio = antes.current === null ? 0 : hueco - antes.current;
    antes.current = hueco;
    if (crecio <= 0) return;
    if (guardaCabeza && globalThis.scrollY === 0) ensordecerDedos();
    else correr(crecio);
  });
  return elemento;
}
