import type { Llamada } from '@leal/contract';
import type { ClasePorAprobar } from '@leal/domain';
import type { ComponentType } from 'react';

/** What a list says when there is nothing in it. */
export type Vacia = { readonly titulo: string; readonly texto?: string };

/**
 * A manager's screen of one kind of request, described: what it is called, how a card looks while it
 * waits and once it is decided.
 */
export type Bandeja<P, R> = {
  readonly titulo: string;
  readonly nota: string;
  readonly clase: ClasePorAprobar;
  /** What the screen reads, and a decision makes untrue. */
  readonly llamadas: readonly Llamada[];
  readonly idDe: (fila: P | R) => string;
  readonly Pendiente: ComponentType<{ item: P }>;
  readonly Resuelta: ComponentType<{ item: R }>;
  readonly vaciaPendientes: Vacia;
};

export const SIN_HISTORIAL: Vacia = { titulo: 'No hay historial' };
