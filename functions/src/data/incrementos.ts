import type { Incrementos } from '@leal/domain';
import { FieldValue } from 'firebase-admin/firestore';

export type Escritura = { [campo: string]: unknown };

/** Every number of the tree as an addition to what is stored, so that nobody has to read it first. */
export const comoIncrementos = (arbol: Incrementos): Escritura =>
  Object.fromEntries(
    Object.entries(arbol).map(([campo, valor]) => [
      campo,
      typeof valor === 'number' ? FieldValue.increment(valor) : comoIncrementos(valor),
    ]),
  );

/** When this is written, by the store's clock: it is compared with instants of the store, whatever the hour of the office. */
// oxlint-disable-next-line no-restricted-properties -- never told as an hour of the business
export const ahoraDelAlmacen = (): FieldValue => FieldValue.serverTimestamp();
