import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { apilar, type Capa } from './pila.ts';
import { ensordecerCapa, vueltaDe, suscribirSordera } from './sordera.ts';

export type PedidoCapa = {
  readonly abierta: boolean;
  readonly alCerrar: () => void;
  /** It sends: neither Escape nor Back nor a touch beside it closes it. */
  readonly ocupada?: boolean | undefined;
  /** What it is about has not arrived: its deaf time begins when that is painted. */
  readonly esperando?: boolean | undefined;
};

/** Makes of what is drawn a layer: it has its deaf time and its way back. Which deaf time of the app's this is; 0 when it hears. */
export function useCapa({ abierta, alCerrar, ocupada = false, esperando = false }: PedidoCapa): number {
  const actual = useRef({ alCerrar, ocupada });
  useEffect(() => {
    actual.current = { alCerrar, ocupada };
  });
  const [capa] = useState<Capa>(() => ({
    ocupada: () => actual.current.ocupada,
    cerrar: () => actual.current.alCerrar(),
  }));
  useLayoutEffect(() => (abierta ? apilar(capa) : undefined), [abierta, capa]);
  useLayoutEffect(() => {
    if (abierta && !esperando) ensordecerCapa(capa);
  }, [abierta, esperando, capa]);
  return useSyncExternalStore(suscribirSordera, () => vueltaDe(capa));
}
