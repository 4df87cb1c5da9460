import type { Fecha } from './calendario.ts';
import type { Centavos } from './dinero.ts';

type Levantado = {
  readonly en: Date;
  readonly por: string;
  readonly nombre: string;
  readonly motivo: string;
};

/** A credit that a manager took out as lost, as it says so itself. */
export type Castigo = {
  readonly en: Date;
  /** The business date on which it is lost. */
  readonly fecha: Fecha;
  /** The manager who did it, and the name then. */
  readonly por: string;
  readonly nombre: string;
  readonly motivo: string;
  /** The balance then; what is paid later lowers that of the credit alone. */
  readonly saldo_centavos: Centavos;
  /** The principal that was not paid back then (`capitalPorPagar`). */
  readonly capital_centavos: Centavos;
  /** The payments that it had then. */
  readonly num_pagos: number;
  /** Whose it was: the loss stays in their day, whoever has it later. */
  readonly id_cobrador: string;
  /** A manager lets its client have a loan again. */
  readonly levantado?: Levantado | undefined;
};

/** One that was taken back: its loss stays on its day, and is taken back on the day of that. */
export type CastigoDeshecho = Pick<Castigo, 'fecha' | 'capital_centavos' | 'id_cobrador'> & {
  readonly deshecho: Fecha;
};

export type ConCastigo = {
  /** Absent or null: it is not written off. */
  readonly castigo?: Castigo | null | undefined;
  readonly castigos_deshechos?: readonly CastigoDeshecho[] | undefined;
};

/** Whether a payment of that day is of a loan that had been taken out as lost by then: nothing was expected of it. */
export const esTrasCastigo = (
  { castigo }: ConCastigo,
  { tipo, fecha }: { readonly tipo: string; readonly fecha: Fecha },
): boolean => tipo === 'pago' && !!castigo && fecha >= castigo.fecha;
