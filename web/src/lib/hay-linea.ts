import { useSyncExternalStore } from 'react';

/** Whether the last call got an answer. The browser's own word counts only when it says that there is no line. */
let llego = true;
const oyentes = new Set<() => void>();

/** Called after each call: something came back, or nothing did. */
export function anotarLinea(hay: boolean): void {
  if (hay === llego) return;
  llego = hay;
  for (const avisar of oyentes) avisar();
}

const leer = (): boolean => llego && navigator.onLine;

function suscribir(oyente: () => void): () => void {
  oyentes.add(oyente);
  addEventListener('online', oyente);
  addEventListener('offline', oyente);
  return () => {
    oyentes.delete(oyente);
    removeEventListener('online', oyente);
    removeEventListener('offline', oyente);
  };
}

export const useHayLinea = (): boolean => useSyncExternalStore(suscribir, leer);
