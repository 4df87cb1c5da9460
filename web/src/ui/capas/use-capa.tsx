import './capas.css';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { apilar, type Capa, haSalido } from './pila.ts';
import { ensordecerCapa, suscribirSordera, vueltaDe } from './sordera.ts';

/** A deaf layer's content is marked as disabled, and its main button fills. `vuelta`: the number of this deaf time. */
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
  /** True while it sends: neither Escape nor Back nor a touch outside closes it. */
  readonly ocupada?: boolean | undefined;
  /** True while its data has not arrived: its deaf time begins when the data is painted. */
  readonly esperando?: boolean | undefined;
};

/** Makes a layer with deaf time and a history entry. Returns how to render its content, and what to call when its motion ends. */
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
  const envuelta = envolver(useSyncExternalStore(suscribirSordera, () => vueltaDe(capa)));
  return { envuelta, alSalir: () => haSalido(capa) };
}
