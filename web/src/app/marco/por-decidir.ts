import type { PorAprobar } from '@leal/domain';
import { useEffect, useSyncExternalStore } from 'react';
import { crearOyentes } from '../../lib/oyentes.ts';

/**
 * The requests that wait for a manager by class, hand-overs of cash, cuts, transfers and signals. They are read once for the page
 * (`useDecir`) and shown in many places; each of them with readings of its own would keep a slow phone busy when they
 * start.
 */
type PorDecidir = {
  readonly solicitudes: PorAprobar | null;
  readonly traspasos: number;
  readonly cortes: number;
  readonly transferencias: number;
  readonly senales: number;
};

const NADA: PorDecidir = { solicitudes: null, traspasos: 0, cortes: 0, transferencias: 0, senales: 0 };

let actual = NADA;
const oyentes = crearOyentes();

function publicar(nuevo: PorDecidir): void {
  actual = nuevo;
  oyentes.despertar();
}

/** Says it to all who show it, as long as whoever counts is there. */
export function useDecir({ solicitudes, traspasos, cortes, transferencias, senales }: PorDecidir): void {
  useEffect(
    () => publicar({ solicitudes, traspasos, cortes, transferencias, senales }),
    [solicitudes, traspasos, cortes, transferencias, senales],
  );
  useEffect(() => () => publicar(NADA), []);
}

export const usePorDecidir = (): PorDecidir => useSyncExternalStore(oyentes.suscribir, () => actual);
