import type { CreditoDeRuta } from '@leal/contract';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

const sinDuenio = (elemento: Element | null): boolean =>
  elemento === null || elemento === document.body || elemento.closest('.ant-drawer') !== null;

/**
 * When the sheet closes, the focus goes to the button that opened it, or to the heading when the button
 * has left the route with its card. The drawer by itself gives the focus back only after its animation,
 * and not at all when the button is gone.
 */
export function useFocoTrasHoja(
  { abierta, origen }: ReturnType<typeof useHojaAbono>,
  titulo: RefObject<HTMLElement | null>,
): void {
  const debe = useRef(false);
  // Runs after every render: the card may leave with the sheet or a moment later.
  useEffect(() => {
    if (abierta) debe.current = true;
    if (abierta || !debe.current || !sinDuenio(document.activeElement)) return;
    const sigue = origen.current?.isConnected === true;
    debe.current = sigue;
    (sigue ? origen : titulo).current?.focus({ preventScroll: true });
  });
}

/** The card whose payment sheet is open. It may leave the route while its sheet closes. */
export function useHojaAbono() {
  const [credito, setCredito] = useState<CreditoDeRuta | null>(null);
  const [abierta, setAbierta] = useState(false);
  const origen = useRef<HTMLElement>(null);
  const abrir = useCallback((elegido: CreditoDeRuta) => {
    origen.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    setCredito(elegido);
    setAbierta(true);
  }, []);
  const cerrar = useCallback(() => setAbierta(false), []);
  const olvidar = useCallback(() => setCredito(null), []);
  return { credito, abierta, origen, abrir, cerrar, olvidar };
}
