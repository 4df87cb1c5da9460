import { startTransition, useEffect, useState } from 'react';
import { type Acomodo, ACOMODO_FIJO } from '../lista/acomodo.tsx';

/**
 * The code for dragging is fetched after the first paint. Until then, or when the line is down, the
 * cards are shown all the same, but cannot be dragged.
 */
export function useAcomodo(arrastrable: boolean): Acomodo {
  const [acomodo, setAcomodo] = useState(ACOMODO_FIJO);
  useEffect(() => {
    if (!arrastrable) return undefined;
    let montado = true;
    const cargar = async () => {
      const { ACOMODO_ARRASTRABLE } = await import('./MarcoArrastrable.tsx');
      if (montado) startTransition(() => setAcomodo(ACOMODO_ARRASTRABLE));
    };
    cargar().catch(globalThis.reportError);
    return () => {
      montado = false;
    };
  }, [arrastrable]);
  return acomodo;
}
