import { type RefObject, useEffect, useState } from 'react';
import { crearVigia } from '../lista/vigia.ts';

/** Beyond this distance from the screen a card is only its outline; several screens, so that nobody sees it. */
const MARGEN_PX = 2500;

const vigilar = crearVigia(MARGEN_PX);

const enUso = (elemento: Element): boolean =>
  elemento.contains(document.activeElement) || elemento.closest('.ruta-tomada') !== null;

/**
 * The height to keep when the card is far from the screen, else null. A route of hundreds of cards
 * that was scrolled to its end must not slow down every keystroke and every drag.
 */
export function useLejos(ref: RefObject<Element | null>, enListaLarga: boolean): number | null {
  const [alto, setAlto] = useState<number | null>(null);
  useEffect(() => {
    const elemento = ref.current;
    if (!elemento || !enListaLarga) return undefined;
    return vigilar(elemento, ({ isIntersecting, boundingClientRect }) =>
      setAlto(isIntersecting || enUso(elemento) ? null : boundingClientRect.height),
    );
  }, [ref, enListaLarga]);
  return enListaLarga ? alto : null;
}
