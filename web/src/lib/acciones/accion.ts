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
 * Something that changes what the server has, told in one place: its call, its words, what it does to what the
 * screens show, and what is old after it. `acerca` is what it is about (a payment, a client), `datos` what is asked;
 * a plain value the one, and what the call can encode the other: under its name the action can be kept, and sent by
 * another page.
 */
export type Accion<C extends Plano, D, R> = {
  /** Unique, and the same in every version: 'abono.registrar'. */
  readonly nombre: string;
  /** Throws the `ErrorApi` of what need not be sent. */
  readonly revisar?: (acerca: C, datos: D) => void;
  readonly mandar: (datos: D, clave: string) => Promise<R>;
  /** The credit, the request, the form: while one action on it is in doubt, no other is sent. */
  readonly sobre: (acerca: C) => string;
  /** In words, with person and amount, as they follow 'se registró': 'el gasto de $350.50'. */
  readonly que: (acerca: C, datos: D) => string;
  /** Absent where the screen itself says it. */
  readonly exito?: (acerca: C, datos: D, respuesta: R) => Dicho;
  /** What stands above the reason of a refusal. */
  readonly fallo: string;
  /** One after the other, in the order of the taps. */
  readonly enFila?: boolean;
  /** Shown before there is an answer; what it gives back takes that away again. */
  readonly adelantar?: (acerca: C, datos: D) => Promise<() => void>;
  /** Brings what was read in line with the answer, without reading: it is waited for. */
  readonly alLograr?: (acerca: C, datos: D, respuesta: R) => Promise<void> | void;
  /** The same after a refusal: what stands may be other than what was read. */
  readonly alFallar?: (acerca: C, datos: D, error: unknown) => Promise<void> | void;
  /** What was read and is old once it is done; what of it is on screen is read again. */
  readonly caduca?: readonly Llamada[];
  /** The same after a refusal. */
  readonly caducaAlFallar?: readonly Llamada[];
};

/** How a call of the API is sent; its `datos` are those of the call. */
export const porApi =
  <L extends Llamada>(llamada: L) =>
  (datos: Datos<L>, clave: string): Promise<Respuesta<L>> =>
    llamarCon(llamada, { ...(datos as object), clave });
