import { useEffect, useState } from 'react';

/** The value as it was when it last stayed the same for `ms`; before that, `antes`. */
export function useRetrasado<T>(valor: T, ms: number, antes: T = valor): T {
  const [retrasado, setRetrasado] = useState(antes);
  useEffect(() => {
    const espera = setTimeout(() => setRetrasado(valor), ms);
    return () => clearTimeout(espera);
  }, [valor, ms]);
  return retrasado;
}

/** Long enough that a word typed without a pause is one search. */
const PAUSA_MS = 300;

/** A typed text as it is searched for: trimmed, and no longer than the contract takes. */
export const limpio = (escrito: string, largo = 100): string => escrito.trim().slice(0, largo);

/** The same after a short pause. */
export const useBuscado = (escrito: string, largo = 100): string =>
  useRetrasado(limpio(escrito, largo), PAUSA_MS);
