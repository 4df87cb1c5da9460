import { aInstanteIso } from '@leal/domain';

/** The end of a stored amount's name. */
export const SUFIJO_CENTAVOS = '_centavos';

type Nombre<C> = C extends `${infer Monto}_centavos` ? Monto : C;
type Dicho<V> = V extends Date ? string : V;

/** A document in the words of an answer. */
export type Presentado<D> = { [C in keyof D as Nombre<C>]: Dicho<D[C]> };

/**
 * The part of a document that an answer of this form contains, under the answer's names: `monto_centavos` becomes
 * `monto` (its codec makes pesos of it), an instant becomes ISO text. The caller adds the answer's other fields.
 */
export function presentar<F extends object, D extends object>(
  { shape }: { readonly shape: F },
  documento: D,
): Pick<Presentado<D>, keyof F & keyof Presentado<D>> {
  const dichos = Object.entries(documento).map(([campo, valor]: [string, unknown]) => [
    campo.endsWith(SUFIJO_CENTAVOS) ? campo.slice(0, -SUFIJO_CENTAVOS.length) : campo,
    valor instanceof Date ? aInstanteIso(valor) : valor,
  ]);
  return Object.fromEntries(dichos.filter(([campo]) => String(campo) in shape)) as Pick<
    Presentado<D>,
    keyof F & keyof Presentado<D>
  >;
}
