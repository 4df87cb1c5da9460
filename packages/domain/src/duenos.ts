import type { Entrega } from './entrega.ts';

/*
 * Whose is what, once clients change hands. The portfolio (balance, due days, arrears, the card of the route) is its credit's
 * collector's. Cash is whoever's took it: box, day and collected are those of a row's own collector, and stay there. Of a
 * credit's days the first is counted where it was then, and so is the last; the loan itself left the box of whoever
 * handed it over.
 */

/** A credit, as far as it says whose something is. */
export type ConDuenos = {
  /** Whose portfolio it is in. */
  readonly id_cobrador: string;
  /** Whoever had it on its first day; absent: its collector. */
  readonly empezo_con?: string | undefined;
  /** Whoever had it when it was paid off or renewed; absent or null: its collector. */
  readonly termino_con?: string | null | undefined;
  readonly entrega?: Pick<Entrega, 'id_cobrador'> | undefined;
};

export const quienEmpezo = ({ empezo_con, id_cobrador }: ConDuenos): string => empezo_con ?? id_cobrador;

export const quienTermino = ({ termino_con, id_cobrador }: ConDuenos): string => termino_con ?? id_cobrador;

export const quienEntrego = ({ entrega, id_cobrador }: ConDuenos): string =>
  entrega?.id_cobrador ?? id_cobrador;

/** Whose a row of the credit's last days is; one that does not say it is its collector's. */
export const quienHizo = (
  { id_cobrador }: Pick<ConDuenos, 'id_cobrador'>,
  hecho: { readonly id_cobrador?: string | undefined },
): string => hecho.id_cobrador ?? id_cobrador;
