import { useSyncExternalStore } from 'react';
import type { Registro } from '../salida/registro.ts';
import { crearOyentes } from '../oyentes.ts';

/**
 * The things that a screen draws over the server's answers, which themselves are not changed: what this phone has not
 * sent yet, and what was confirmed after the answer on screen was asked for.
 */
export type Sobrepuesto = Registro & {
  /** When the server's word came, by this device's clock. */
  readonly hasta: number | undefined;
  /** Somebody waits here for its outcome, which is not known: where it was done the screen says so. */
  readonly enDuda: boolean;
};

/** Whether an answer that was asked for at `pedida` (by this device's clock) may lack it. */
export const faltaEn = ({ hasta = Infinity }: Pick<Sobrepuesto, 'hasta'>, pedida: number): boolean =>
  hasta >= pedida;

let actuales: readonly Sobrepuesto[] = [];
const oyentes = crearOyentes();

/** The outbox tells of the new ones. */
export function ponerSobrepuestos(nuevos: readonly Sobrepuesto[]): void {
  actuales = nuevos;
  oyentes.despertar();
}

/** The registers stand in the order of the taps. */
export const useSobrepuestos = (): readonly Sobrepuesto[] =>
  useSyncExternalStore(oyentes.suscribir, () => actuales);
