import { startTransition, useEffect, useRef, useState } from 'react';
import { ampliarVentana, MARGEN_CARGA_PX, VENTANA_INICIAL } from '../datos/ventana-lista.ts';

/**
 * How much of a long list is on screen: 20, and 20 more when its end comes within 200 px (spec §9).
 * Another search begins with the first 20 again.
 */
export function useVentana(total: number, busqueda: string) {
  const [ventana, setVentana] = useState({ busqueda, visibles: VENTANA_INICIAL });
  if (ventana.busqueda !== busqueda) setVentana({ busqueda, visibles: VENTANA_INICIAL });
  const { visibles } = ventana;
  const centinela = useRef<HTMLDivElement>(null);
  const hayMas = visibles < total;

  useEffect(() => {
    const fin = centinela.current;
    if (!hayMas || !fin) return undefined;
    const ampliar = () =>
      startTransition(() => setVentana((v) => ({ ...v, visibles: ampliarVentana(visibles, total) })));
    const observador = new IntersectionObserver(
      (cruces) => cruces.some((c) => c.isIntersecting) && ampliar(),
      { rootMargin: `0px 0px ${MARGEN_CARGA_PX}px 0px` },
    );
    observador.observe(fin);
    return () => observador.disconnect();
    // Observed anew after each window: a tall screen may need several at once.
  }, [hayMas, total, visibles]);

  return { visibles, hayMas, centinela };
}
