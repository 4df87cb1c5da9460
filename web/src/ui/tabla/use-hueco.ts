import type { ListRef } from '@rc-component/virtual-list';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** The head of the table, and what stays free below it. */
const CABEZA = 41;
const MARGEN = 32;
/** The part of the window that may stand above: below more than that, one scrolls the page first. */
const MAXIMO_ENCIMA = 0.4;

/** The room for rows: as wide as the table, and from where it begins to the end of the window. */
export function useHueco(marco: RefObject<HTMLElement | null>): { ancho: number; alto: number } {
  const [ancho, setAncho] = useState(0);
  const [alto, setAlto] = useState(400);
  useLayoutEffect(() => {
    const medir = () => {
      const encima = (marco.current?.getBoundingClientRect().top ?? 0) + scrollY;
      setAlto(Math.round(innerHeight - Math.min(encima, innerHeight * MAXIMO_ENCIMA) - CABEZA - MARGEN));
      setAncho(marco.current?.clientWidth ?? 0);
    };
    medir();
    const observador = new ResizeObserver(medir);
    observador.observe(document.body);
    if (marco.current) observador.observe(marco.current);
    addEventListener('resize', medir);
    return () => {
      observador.disconnect();
      removeEventListener('resize', medir);
    };
  }, [marco]);
  return { ancho, alto };
}

/** The head goes sideways with its rows; an edge beyond which there are more of them has a shadow. */
export function useDeLado(sobra: number): {
  cabeza: RefObject<HTMLDivElement | null>;
  alCorrer: (x: number) => void;
} {
  const cabeza = useRef<HTMLDivElement>(null);
  const donde = useRef(0);
  const mover = useCallback(
    (x: number) => {
      donde.current = x;
      if (cabeza.current) cabeza.current.scrollLeft = x;
      const marco = cabeza.current?.closest('.tabla-marco');
      marco?.toggleAttribute('data-antes', x > 0);
      marco?.toggleAttribute('data-despues', x < sobra);
    },
    [sobra],
  );
  useLayoutEffect(() => mover(Math.min(donde.current, Math.max(sobra, 0))), [mover, sobra]);
  // Up and down, nothing of it changes: to ask for it would lay out the rows once more.
  const alCorrer = useCallback((x: number) => void (x !== donde.current && mover(x)), [mover]);
  return { cabeza, alCorrer };
}

/** The column that a link sorts by is brought into sight from beyond the edge when the table opens, once. */
export function useOrdenALaVista(lista: RefObject<ListRef | null>, final: number, visible: number): void {
  const hecho = useRef(false);
  useEffect(() => {
    if (hecho.current || visible === 0 || !lista.current) return;
    hecho.current = true;
    if (final > visible) lista.current.scrollTo({ left: final - visible });
  }, [lista, final, visible]);
}
