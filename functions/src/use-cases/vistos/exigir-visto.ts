import { type ClaseVisto, type Visto, VISTOS } from '@leal/contract';
import type { ClienteDoc, CreditoDoc } from '@leal/contract/documentos';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { CambioMientras, ErrorApp } from '../../platform/errores.ts';
import { fichaDe } from './visto-de.ts';

/** The error for a `visto` that no question about this shows. */
export const vistoAjeno = (): ErrorApp =>
  new ErrorApp('DATOS_INVALIDOS', undefined, [
    { campo: 'visto', mensaje: 'No corresponde a lo que se decide' },
  ]);

const mismosCampos = (a: object, b: object) =>
  isDeepStrictEqual(Object.keys(a).toSorted(), Object.keys(b).toSorted());

/** Something of that kind was read; a field that not each of them has may have come or gone. A `ficha` names what it edits. */
const esDeLaClase = <C extends ClaseVisto>(clase: C, visto: Visto, ahora: Visto<C>): boolean =>
  mismosCampos(visto, ahora) || (clase !== 'ficha' && z.safeEncode(VISTOS[clase], visto).success);

/**
 * A decision is applied only to what the person read: compares what the question showed with what is stored, inside
 * the transaction and before any other rule, so that the person first learns what has changed. 409 CAMBIO_MIENTRAS with
 * the stored values; 400 for a `visto` of another kind. Without `visto` nothing is compared, and `sinVisto` says so in
 * the audit.
 */
export function exigirVisto<C extends ClaseVisto>(clase: C, visto: Visto | undefined, ahora: Visto<C>): void {
  if (visto === undefined || isDeepStrictEqual(visto, ahora)) return;
  if (!esDeLaClase(clase, visto, ahora)) throw vistoAjeno();
  throw new CambioMientras(z.encode(VISTOS[clase], ahora) as object);
}

export const sinVisto = (visto: unknown): { readonly sin_visto?: true } =>
  visto === undefined ? { sin_visto: true } : {};

/** The same for an edit: compares the earlier value of each field that it names; other fields are ignored. */
export function exigirFicha(
  { visto, ...cambios }: { readonly visto?: Visto<'ficha'> | undefined },
  cliente: ClienteDoc,
  credito: CreditoDoc | undefined,
): void {
  if (visto === undefined) return;
  const campos = Object.entries(cambios).flatMap(([campo, valor]) => (valor === undefined ? [] : [campo]));
  const editados = Object.entries(visto).filter(([campo]) => campos.includes(campo));
  exigirVisto('ficha', Object.fromEntries(editados), fichaDe(campos, cliente, credito));
}
