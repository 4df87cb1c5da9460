import type { Llamada, Respuesta } from '@leal/contract';
import { llamarCon } from '../api/llamar.ts';
import type { Datos } from '../api/opciones.ts';
import { construirPeticion } from '../api/peticion.ts';
import { decodificar } from '../api/leer-respuesta.ts';
import type { Carta, Gestion, Plano, Previsto, Registro, Telefono } from '../salida/registro.ts';

/** The words said once it is done: the sentence, and below it whose and how much. */
type Dicho = readonly [texto: string, detalle?: string | undefined];

/** The answer of an action that is on this phone only: it is sent when there is a line. */
export const GUARDADO = { guardado: true } as const;
export type Guardado = typeof GUARDADO;
export const esGuardado = (respuesta: unknown): respuesta is Guardado => respuesta === GUARDADO;

/** The form in which the phone keeps a collector's action before it is sent (lib/salida). */
export type Guardable<C extends Plano, D, R> = {
  readonly armar: (datos: D, telefono: Telefono) => Carta;
  /** The server's answer, as the action gives it. */
  readonly leer: (registro: Pick<Registro, 'respuesta' | 'http'>, datos: D) => Respondido<R>;
  /** The result while there is no answer. */
  readonly guardado: (acerca: C, datos: D) => R;
  /** The result when it was undone before it was sent; absent: it is never held for that. */
  readonly deshecho?: R;
  /** The money that it says has come, in centavos. */
  readonly monto?: (datos: D) => number;
  /** Its form; absent: cash, or no money. */
  readonly forma?: (datos: D) => Registro['forma'];
  /** The deed in the credit's day, if any. */
  readonly gestion?: (datos: D) => Gestion;
  readonly previsto?: (datos: D) => Previsto | undefined;
};

/** The results that a server can have answered. */
export type Respondido<R> = Exclude<R, Guardado>;

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
  readonly mandar: (datos: D, clave: string) => Promise<Respondido<R>>;
  /** A collector's: it is on the phone's disk before it is sent, and survives the page. */
  readonly guardable?: Guardable<C, D, R>;
  /** The credit, the request, the form: while one action on it is in doubt, no other is sent. */
  readonly sobre: (acerca: C) => string;
  /** Each is about something new: one that is only saved on the phone does not hold up the next. */
  readonly siempreOtra?: true;
  /** The part that only the answer will say, told as long as there is none. */
  readonly falta?: string;
  /** The words that can follow 'se registró', with person and amount: 'el gasto de $350.50'. */
  readonly que: (acerca: C, datos: D) => string;
  /** The message of success; absent where the screen itself says it. */
  readonly exito?: (acerca: C, datos: D, respuesta: Respondido<R>) => Dicho;
  /** The title above the reason of a refusal. */
  readonly fallo: string;
  /** Calls are sent one after the other, in the order of the taps. */
  readonly enFila?: boolean;
  /** Puts the answer into what the screens have read, without a new read; the action waits for it. */
  readonly alLograr?: (acerca: C, datos: D, respuesta: Respondido<R>) => Promise<void> | void;
  /** The same after a refusal: the server may have something else than what was read. */
  readonly alFallar?: (acerca: C, datos: D, error: unknown) => Promise<void> | void;
  /** Calls whose answers are out of date afterwards; those on screen are read again. */
  readonly caduca?: readonly Llamada[];
  /** The same after a refusal. */
  readonly caducaAlFallar?: readonly Llamada[];
};

/** Sends an action as a call of the API; its `datos` are those of the call. */
export const porApi =
  <L extends Llamada>(llamada: L) =>
  (datos: Datos<L>, clave: string): Promise<Respuesta<L>> =>
    llamarCon(llamada, { ...(datos as object), clave });

/** The request that travels for these data of a call. */
export function cartaDe(llamada: Llamada, datos: object): Carta {
  const { url, init } = construirPeticion(llamada, datos);
  return { url, metodo: llamada.metodo, cuerpo: typeof init.body === 'string' ? init.body : null };
}

export const leerCarta = <L extends Llamada>(
  llamada: L,
  { respuesta, http = 200 }: Pick<Registro, 'respuesta' | 'http'>,
): Respuesta<L> => decodificar(llamada, respuesta, http);

/** A call of the API that a collector makes with or without a line. */
export const porSalida = <L extends Llamada>(llamada: L) => ({
  mandar: porApi(llamada),
  guardable: {
    armar: (datos: Datos<L>) => cartaDe(llamada, datos),
    leer: (registro: Pick<Registro, 'respuesta' | 'http'>) => leerCarta(llamada, registro),
    guardado: () => GUARDADO,
  },
});
