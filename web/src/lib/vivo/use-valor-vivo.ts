import { useCallback, useSyncExternalStore } from 'react';
import { usar, valorDe } from './almacen.ts';
import type { Fuente } from './fuente.ts';

/** What a source says now, and again whenever it changes; null until it was heard. Needs a stable `fuente`. */
export function useValorVivo<T>(fuente: Fuente<T>): T | null {
  const suscribir = useCallback((oyente: () => void) => usar(fuente, oyente), [fuente]);
  return useSyncExternalStore(suscribir, () => valorDe(fuente));
}
