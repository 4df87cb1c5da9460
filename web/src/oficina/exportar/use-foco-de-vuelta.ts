import { type RefObject, useEffect, useRef } from 'react';

/** A button that is disabled or gone meanwhile loses the focus: this gives it back, unless somebody moved it elsewhere. */
export function useFocoDeVuelta(ocupado: boolean): RefObject<HTMLButtonElement | null> {
  const boton = useRef<HTMLButtonElement>(null);
  const estaba = useRef(false);
  useEffect(() => {
    const termino = estaba.current && !ocupado;
    estaba.current = ocupado;
    if (termino && document.activeElement === document.body) boton.current?.focus({ preventScroll: true });
  }, [ocupado]);
  return boton;
}
