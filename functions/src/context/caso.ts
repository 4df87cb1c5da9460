import type { Consulta, Cuerpo, Llamada, ParametrosDeRuta, Respuesta } from '@leal/contract';
import type { Fecha, Negocio } from '@leal/domain';
import type { ErrorApp } from '../platform/errores.ts';
import type { Actor } from './actor.ts';
import type { Cambio, Leidos, Referencias } from './transaccion.ts';

type CualquierLlamada = Llamada;

/** The input, checked by the contract: amounts are centavos, days are `Fecha`. */
export type Entrada<L extends CualquierLlamada> = {
  readonly parametros: ParametrosDeRuta<L>;
  readonly consulta: Consulta<L>;
  readonly cuerpo: Cuerpo<L>;
};

export type Lectura = {
  readonly actor: Actor;
  readonly ahora: Date;
  readonly hoy: Fecha;
  readonly negocio: () => Promise<Negocio>;
};

/** A use case that only reads. */
export type CasoLectura<L extends CualquierLlamada> = (
  entrada: Entrada<L>,
  lectura: Lectura,
) => Promise<Respuesta<L>>;

/** A use case that changes something: what it reads first, then what it decides and writes. */
export type CasoCambio<L extends CualquierLlamada, D extends Referencias> = {
  readonly leer: (entrada: Entrada<L>, uid: string, ahora: Date) => D;
  /**
   * The part that cannot be in the transaction (accounts): it runs around the transaction, and is undone when that
   * fails.
   */
  readonly alrededor?: <T>(
    entrada: Entrada<L>,
    transaccion: () => Promise<T>,
    uid: string,
    ahora: Date,
  ) => Promise<T>;
  /**
   * The answer, where it must be kept nowhere: made for each request, before its transaction, and given only when that has
   * succeeded. A key that comes again gets another one; beside it is kept what `ejecutar` answers.
   */
  readonly secreto?: (entrada: Entrada<L>, uid: string) => Promise<Respuesta<L>>;
  readonly ejecutar: (
    entrada: Entrada<L>,
    cambio: Cambio,
    leidos: Leidos<D>,
  ) => Respuesta<L> | Promise<Respuesta<L>>;
  /**
   * Answers a key that was used so long ago that its answer is forgotten: says what it became, or throws `rechazo`.
   * Without it the key is refused.
   */
  readonly conClaveUsada?: (
    entrada: Entrada<L>,
    cambio: Cambio,
    leidos: Leidos<D>,
    rechazo: ErrorApp,
  ) => Promise<Respuesta<L>>;
};
