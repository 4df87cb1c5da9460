import type { CreditoDeRuta } from '@leal/contract';
import { useCallback, useRef, useState } from 'react';

/** Which card's payment sheet is open. The card may leave the route while its sheet closes. */
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

export type HojaDeAbono = ReturnType<typeof useHojaAbono>;
