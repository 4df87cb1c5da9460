import { type RefObject, useEffect, useState } from 'react';

type AlVer = (cruce: IntersectionObserverEntry) => void;

/**
 * Watches which elements come within `margenPx` above or below the screen, with one observer for all of
 * them. Returns a function that watches one element, and that returns the function to stop.
 */
function crearVigia(margenPx: number) {
  const porElemento = new WeakMap<Element, AlVer>();
  let observador: IntersectionObserver | undefined;
  const repartir: IntersectionObserverCallback = (cruces) => {
    for (const cruce of cruces) porElemento.get(cruce.target)?.(cruce);
  };
  return (elemento: Element, alVer: AlVer): (() => void) => {
    observador ??= new IntersectionObserver(repartir, { rootMargin: `${margenPx}px 0px` });
    const activo = observador;
    porElemento.set(elemento, alVer);
    activo.observe(elemento);
    return () => activo.unobserve(elemento);
  };
}

/** The distance above and below the screen at which a card can already be taken and dropped on. */
const CERCA_PX = 800;

const vigilarCerca = crearVigia(CERCA_PX);

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
    return vigilarCerca(elemento, ({ isIntersecting }) =>
      setCerca(isIntersecting || elemento.classList.contains('ruta-tomada')),
    );
  }, [ref]);
  return cerca;
}

/** Beyond this distance from the screen a card is only its outline; several screens, so that nobody sees it. */
const LEJOS_PX = 2500;

const vigilarLejos = crearVigia(LEJOS_PX);

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
    return vigilarLejos(elemento, ({ isIntersecting, boundingClientRect }) =>
      setAlto(isIntersecting || enUso(elemento) ? null : boundingClientRect.height),
    );
  }, [ref, enListaLarga]);
  return enListaLarga ? alto : null;
}
