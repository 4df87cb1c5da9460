import * as z from 'zod/mini';
import { dia as diaGuardado, momento as momentoGuardado, monto, plazo } from './guardado.ts';
import { SUFIJO_CENTAVOS } from './presentar.ts';
import type { Esquema } from '../llamada.ts';
import { diasPago } from './campos.ts';
import { pesos } from './dinero.ts';
import { fechaNegocio, instante } from './fechas.ts';

/*
 * One shape, written once, for the document and for the wire: each field says how it is kept and how it is said.
 * Null: it is not there. Amounts are kept as `…_centavos` and said in pesos, instants are kept as `Date`: `presentar`
 * turns one into the other.
 */

export type Campo<
  G extends Esquema | null = Esquema | null,
  D extends Esquema | null = Esquema | null,
  S extends string = string,
  P extends boolean = boolean,
> = {
  readonly guardado: G;
  readonly dicho: D;
  /** What the document appends to its name. */
  readonly sufijo: S;
  /** What is said is not what is kept: whoever presents it says its value. */
  readonly propio: P;
};

export type Campos = Readonly<Record<string, Campo>>;

const doble = <G extends Esquema, D extends Esquema, S extends string>(
  guardado: G,
  dicho: D,
  sufijo: S,
): Campo<G, D, S, false> => ({ guardado, dicho, sufijo, propio: false });

export const dinero = doble(monto, pesos, SUFIJO_CENTAVOS);
export const dia = doble(diaGuardado, fechaNegocio, '');
export const momento = doble(momentoGuardado, instante, '');
export const dias = doble(plazo, diasPago, '');
/** The same in both. */
export const igual = <E extends Esquema>(esquema: E) => doble(esquema, esquema, '');

export const opcional = <G extends Esquema, D extends Esquema, S extends string>(
  campo: Campo<G, D, S, false>,
) => doble(z.optional(campo.guardado), z.optional(campo.dicho), campo.sufijo);

export const nulable = <G extends Esquema, D extends Esquema, S extends string>(
  campo: Campo<G, D, S, false>,
) => doble(z.nullable(campo.guardado), z.nullable(campo.dicho), campo.sufijo);

/** In both by the same name, and not the same thing. */
export const distinto = <G extends Esquema | null, D extends Esquema | null>(
  guardado: G,
  dicho: D,
): Campo<G, D, '', true> => ({ guardado, dicho, sufijo: '', propio: true });
/** Of the document alone. */
export const guardado = <G extends Esquema>(esquema: G) => distinto(esquema, null);
/** Of the wire alone. */
export const dicho = <D extends Esquema>(esquema: D) => distinto(null, esquema);

export type Guardados<C extends Campos> = {
  [K in keyof C & string as C[K]['guardado'] extends null ? never : `${K}${C[K]['sufijo']}`]: NonNullable<
    C[K]['guardado']
  >;
};

export type Dichos<C extends Campos> = {
  [K in keyof C & string as C[K]['dicho'] extends null ? never : K]: NonNullable<C[K]['dicho']>;
};

/** Those that the wire says in its own way. */
export type DichosPropios<C extends Campos> = Dichos<{
  [K in keyof C as C[K]['propio'] extends true ? K : never]: C[K];
}>;

/** What a presenter has to say of them by itself. */
export type Propio<C extends Campos> = z.output<z.ZodMiniObject<DichosPropios<C>>>;

/** What the fields are called in the document, with their schemas. */
export const guardados = <C extends Campos>(campos: C): Guardados<C> =>
  Object.fromEntries(
    Object.entries(campos).flatMap(([nombre, { guardado, sufijo }]) =>
      guardado === null ? [] : [[nombre + sufijo, guardado]],
    ),
  ) as Guardados<C>;

/** And on the wire. */
export const dichos = <C extends Campos>(campos: C): Dichos<C> =>
  Object.fromEntries(
    Object.entries(campos).flatMap(([nombre, { dicho }]) => (dicho === null ? [] : [[nombre, dicho]])),
  ) as Dichos<C>;
