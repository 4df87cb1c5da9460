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
