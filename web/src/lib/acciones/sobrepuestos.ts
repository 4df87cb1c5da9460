import { useSyncExternalStore } from 'react';
import type { Registro } from '../salida/registro.ts';

/**
 * What a screen draws over the server's answers, which themselves are not changed: what this phone has not sent yet,
 * and what was confirmed (at `hasta`, by this device's clock) after the answer on screen was read.
 */
export type Sobrepuesto = Pick<Registro, 'sobre' | 'capturado_en'> & {
  readonly gestion: Registro['gestion'] | undefined;
  readonly hasta: number | undefined;
};

let actuales: readonly Sobrepuesto[] = [];
const oyentes = new Set<() => void>();

/** Told by the outbox. */
export function ponerSobrepuestos(nuevos: readonly Sobrepuesto[]): void {
  actuales = nuevos;
  for (const avisar of oyentes) avisar();
}

function suscribir(oyente: () => void): () => void {
  oyentes.add(oyente);
  return () => oyentes.delete(oyente);
}

export const useSobrepuestos = (): readonly Sobrepuesto[] => useSyncExternalStore(suscribir, () => actuales);
