import type { Consulta, Cuerpo, Llamada, ParametrosDeRuta } from '@leal/contract';

/** Nothing to say: no fields, only optional ones, or a body that may be absent. */
type Omisible<T> = undefined extends T
  ? true
  : [T] extends [Record<string, never>]
    ? true
    : object extends T
      ? true
      : false;

/** A part of a call that may be left out when the contract lets it be empty. */
type Parte<N extends string, T> = Omisible<T> extends true ? { [K in N]?: T } : { [K in N]: T };

/** The data of a call, in decoded values (`Centavos`, `Fecha`). */
export type Datos<L extends Llamada> = Parte<'parametros', ParametrosDeRuta<L>> &
  Parte<'consulta', Consulta<L>> &
  Parte<'cuerpo', Cuerpo<L>>;

export type Opciones<L extends Llamada> = Datos<L> & {
  /** A key belongs only to a call that changes something, and such a call is an `Accion` (lib/acciones). */
  clave?: never;
  signal?: AbortSignal;
};

/** Calls that need nothing take no argument. */
export type Argumentos<T> = Omisible<T> extends true ? [opciones?: T] : [opciones: T];

/** The same without its types, for code that only forwards it. */
export type OpcionesCrudas = {
  parametros?: unknown;
  consulta?: unknown;
  cuerpo?: unknown;
  /** Idempotency-Key: one per user action, kept over its retries. */
  clave?: string;
  signal?: AbortSignal;
  /** The deadline in milliseconds; for calls that are known to take long. */
  plazo?: number;
};
