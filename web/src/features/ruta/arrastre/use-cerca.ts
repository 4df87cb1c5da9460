import { type RefObject, useEffect, useState } from 'react';
import { crearVigia } from '../lista/vigia.ts';

/** How far above and below the screen a card can already be taken and dropped on. */
const MARGEN_PX = 800;

const vigilar = crearVigia(MARGEN_PX);

/**
 * Whether the element is on screen or about to be. Every draggable card costs something with every
 * move of the one in hand: with hundreds of them, only those that can be reached may take part. The
 * card in hand stays near, wherever its place is.
 */
export function useCerca(ref: RefObject<Element | null>): boolean {
  const [cerca, setCerca] = useState(false);
  useEffect(() => {
    const elemento = ref.current;
    if (!elemento) return undefined;
    return vigilar(elemento, ({ isIntersecting }) =>
      setCerca(isIntersecting || elemento.classList.contains('ruta-tomada')),
    );
  }, [ref]);
  return cerca;
}
