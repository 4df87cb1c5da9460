import { type RefObject, useLayoutEffect, useState } from 'react';

/** The head of the table, and what stays free below it. */
const CABEZA = 41;
const MARGEN = 32;
/** Of the window: below what takes more than that, one scrolls the page first. */
const MAXIMO_ENCIMA = 0.4;

/** How high rows may be in sight: from where the table begins to the end of the window. */
export function useAlto(marco: RefObject<HTMLElement | null>): number {
  const [alto, setAlto] = useState(400);
  useLayoutEffect(() => {
    const medir = () => {
      const encima = (marco.current?.getBoundingClientRect().top ?? 0) + scrollY;
      setAlto(Math.round(innerHeight - Math.min(encima, innerHeight * MAXIMO_ENCIMA) - CABEZA - MARGEN));
    };
    medir();
    const observador = new ResizeObserver(medir);
    observador.observe(document.body);
    addEventListener('resize', medir);
    return () => {
      observador.disconnect();
      removeEventListener('resize', medir);
    };
  }, [marco]);
  return alto;
}
