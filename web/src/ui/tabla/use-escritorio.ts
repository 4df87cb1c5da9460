import { useSyncExternalStore } from 'react';
import { ESCRITORIO } from '../anchos.ts';

const ANCHO = matchMedia(ESCRITORIO);

const oir = (oyente: () => void): (() => void) => {
  ANCHO.addEventListener('change', oyente);
  return () => ANCHO.removeEventListener('change', oyente);
};

/** A desk has room for a table; a narrower screen shows cards. */
export const useEscritorio = (): boolean => useSyncExternalStore(oir, () => ANCHO.matches);
