import './capas.css';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { apilar, type Capa } from './pila.ts';
import { ensordecerCapa, suscribirSordera, vueltaDe } from './sordera.ts';

/** While it is deaf all that is in it is said to be disabled, and its main button fills. `vuelta`: which deaf time it is. */
const envolver = (vuelta: number) => (contenido: ReactNode) => (
  <div
    className="capa"
    {...(vuelta > 0 && { role: 'group', 'aria-disabled': true, 'data-vuelta': vuelta % 2 })}
  >
    {contenido}
  </div>
);

export type PedidoCapa = {
  readonly abierta: boolean;
  readonly alCerrar: () => void;
  /** It sends: neither Escape nor Back nor a touch beside it closes it. */
  readonly ocupada?: boolean | undefined;
  /** What it is about has not arrived: its deaf time begins when that is painted. */
  readonly esperando?: boolean | undefined;
};

/** Makes of what is drawn a layer: it has its deaf time and its way back. How to draw what is in it. */
export function useCapa({ abierta, alCerrar, ocupada = false, esperando = false }: PedidoCapa) {
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
  return envolver(useSyncExternalStore(suscribirSordera, () => vueltaDe(capa)));
}
