type Avisar = (cruce: IntersectionObserverEntry) => void;

/**
 * Watches which elements come within `margenPx` above or below the screen: one observer for all of
 * them. Returns the function that watches one element and gives back the one that stops it.
 */
export function crearVigia(margenPx: number) {
  const avisos = new WeakMap<Element, Avisar>();
  let observador: IntersectionObserver | undefined;
  const repartir: IntersectionObserverCallback = (cruces) => {
    for (const cruce of cruces) avisos.get(cruce.target)?.(cruce);
  };
  return (elemento: Element, avisar: Avisar): (() => void) => {
    observador ??= new IntersectionObserver(repartir, { rootMargin: `${margenPx}px 0px` });
    const activo = observador;
    avisos.set(elemento, avisar);
    activo.observe(elemento);
    return () => activo.unobserve(elemento);
  };
}
