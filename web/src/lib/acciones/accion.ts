import type { Llamada, Respuesta } from '@leal/contract';
import { llamarCon } from '../api/llamar.ts';
import type { Datos } from '../api/opciones.ts';

/** What can be written down and read again by another page: no function, no date, no object of a class. */
export type Plano =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Plano[]
  | { readonly [campo: string]: Plano };

/** What is said once it is done: the sentence, and below it whose and how much. */
export type Dicho = readonly [texto: string, detalle?: string | undefined];

/**
 * Something that changes data on the server, described in one place: its call, its words, what it changes on the
 * screens, and which answers are out of date after it. `acerca` is what it is about (a payment, a client), a plain
 * value; `datos` is what is sent, which the call can encode. So an action can be stored with its name, and sent by
 * another page.
 */
export type Accion<C extends Plano, D, R> = {
  /** Unique, and the same in every version: 'abono.registrar'. */
  readonly nombre: string;
  /** Throws an `ErrorApi` when it makes no sense to send this. */
  readonly revisar?: (acerca: C, datos: D) => void;
  readonly mandar: (datos: D, clave: string) => Promise<R>;
  /** The credit, the request, the form: while one action on it is in doubt, no other is sent. */
  readonly sobre: (acerca: C) => string;
  /** In words that can follow 'se registró', with person and amount: 'el gasto de $350.50'. */
  readonly que: (acerca: C, datos: D) => string;
  /** The message of success; absent where the screen itself says it. */
  readonly exito?: (acerca: C, datos: D, respuesta: R) => Dicho;
  /** The title above the reason of a refusal. */
  readonly fallo: string;
  /** Calls are sent one after the other, in the order of the taps. */
  readonly enFila?: boolean;
  /** Changes the screen before there is an answer; returns a function that undoes that. */
  readonly adelantar?: (acerca: C, datos: D) => Promise<() => void>;
  /** Puts the answer into what the screens have read, without a new read; the action waits for it. */
  readonly alLograr?: (acerca: C, datos: D, respuesta: R) => Promise<void> | void;
  /** The same after a refusal: the server may have something else than what was read. */
  readonly alFallar?: (acerca: C, datos: D, error: unknown) => Promise<void> | void;
  /** Calls whose answers are out of date afterwards; those on screen are read again. */
  readonly caduca?: readonly Llamada[];
  /** The same after a refusal. */
  readonly caducaAlFallar?: readonly Llamada[];
};

/** How a call of the API is sent; its `datos` are those of the call. */
export const porApi =
  <L extends Llamada>(llamada: L) =>
  (datos: Datos<L>, clave: string): Promise<Respuesta<L>> =>
    llamarCon(llamada, { ...(datos as object), clave });
