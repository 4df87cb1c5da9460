import { useSyncExternalStore } from 'react';
import { ESCRITORIO } from '../anchos.ts';

let pedido: MediaQueryList | undefined;
/** The width is asked for once, and not before a screen is drawn. */
const ancho = (): MediaQueryList => (pedido ??= matchMedia(ESCRITORIO));

const oir = (oyente: () => void): (() => void) => {
  ancho().addEventListener('change', oyente);
  return () => ancho().removeEventListener('change', oyente);
};

/** A desk has room for a table; a narrower screen shows cards. */
export const useEscritorio = (): boolean => useSyncExternalStore(oir, () => ancho().matches);
