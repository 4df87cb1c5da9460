import { startTransition, useState } from 'react';
import { ampliarVentana, VENTANA_INICIAL } from '../datos/ventana-lista.ts';

/**
 * How much of a long list is on screen: 20, and 20 more when its end comes near (spec §9).
 * Another search begins with the first 20 again.
 */
export function useVentana(total: number, busqueda: string) {
  const [ventana, setVentana] = useState({ busqueda, visibles: VENTANA_INICIAL });
  if (ventana.busqueda !== busqueda) setVentana({ busqueda, visibles: VENTANA_INICIAL });
  const { visibles } = ventana;
  const ampliar = () =>
    startTransition(() => setVentana((v) => ({ ...v, visibles: ampliarVentana(visibles, total) })));
  return { visibles, hayMas: visibles < total, ampliar };
}
