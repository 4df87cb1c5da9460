import { useSyncExternalStore } from 'react';

const ANCHO = matchMedia('(min-width: 900px)');

const oir = (oyente: () => void): (() => void) => {
  ANCHO.addEventListener('change', oyente);
  return () => ANCHO.removeEventListener('change', oyente);
};

/** A desk has room for a table; a narrower screen shows cards. */
export const useEscritorio = (): boolean => useSyncExternalStore(oir, () => ANCHO.matches);
