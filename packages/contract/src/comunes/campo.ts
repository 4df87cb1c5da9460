import * as z from 'zod/mini';
import { dia as diaGuardado, momento as momentoGuardado, monto, plazo } from './guardado.ts';
import { SUFIJO_CENTAVOS } from './presentar.ts';
import type { Esquema } from '../llamada.ts';
import { diasPago } from './campos.ts';
import { pesos } from './dinero.ts';
import { fechaNegocio, instante } from './fechas.ts';

/*
 * One shape, written once, for the document and for the wire: each field has the schema in which it is stored
 * (`guardado`) and the one in which it is sent (`dicho`). Null: it is absent on that side. Amounts are stored as
 * `…_centavos` and sent in pesos, instants are stored as `Date`: `presentar` turns one into the other.
 */

export type Campo<
  G extends Esquema | null = Esquema | null,
  D extends Esquema | null = Esquema | null,
  S extends string = string,
  P extends boolean = boolean,
> = {
  readonly guardado: G;
  readonly dicho: D;
  /** The ending that the document adds to the field's name. */
  readonly sufijo: S;
  /** The sent value does not follow from the stored one: the code that presents the document supplies it. */
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

/** The same, where an older document does not have the field. */
export const nuloSiFalta = <G extends Esquema, D extends Esquema, S extends string>(
  campo: Campo<G, D, S, false>,
) => doble(z._default(z.nullable(campo.guardado), null), z.nullable(campo.dicho), campo.sufijo);

/** The same name on both sides, with a different value. */
export const distinto = <G extends Esquema | null, D extends Esquema | null>(
  guardado: G,
  dicho: D,
): Campo<G, D, '', true> => ({ guardado, dicho, sufijo: '', propio: true });
/** A field of the document only. */
export const guardado = <G extends Esquema>(esquema: G) => distinto(esquema, null);
/** A field of the wire only. */
export const dicho = <D extends Esquema>(esquema: D) => distinto(null, esquema);

export type Guardados<C extends Campos> = {
  [K in keyof C & string as C[K]['guardado'] extends null ? never : `${K}${C[K]['sufijo']}`]: NonNullable<
    C[K]['guardado']
  >;
};

export type Dichos<C extends Campos> = {
  [K in keyof C & string as C[K]['dicho'] extends null ? never : K]: NonNullable<C[K]['dicho']>;
};

/** The fields whose sent value does not follow from the stored one. */
export type DichosPropios<C extends Campos> = Dichos<{
  [K in keyof C as C[K]['propio'] extends true ? K : never]: C[K];
}>;

/** The values of those fields, which the presenting code supplies. */
export type Propio<C extends Campos> = z.output<z.ZodMiniObject<DichosPropios<C>>>;

/** The document's names of the fields, with their schemas. */
export const guardados = <C extends Campos>(campos: C): Guardados<C> =>
  Object.fromEntries(
    Object.entries(campos).flatMap(([nombre, { guardado, sufijo }]) =>
      guardado === null ? [] : [[nombre + sufijo, guardado]],
    ),
  ) as Guardados<C>;

/** The wire's names of the fields, with their schemas. */
export const dichos = <C extends Campos>(campos: C): Dichos<C> =>
  Object.fromEntries(
    Object.entries(campos).flatMap(([nombre, { dicho }]) => (dicho === null ? [] : [[nombre, dicho]])),
  ) as Dichos<C>;
