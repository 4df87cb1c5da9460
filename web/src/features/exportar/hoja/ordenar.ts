import type { RenglonExcel } from '@leal/contract';

const { compare } = new Intl.Collator('es');

/** By collector, then by client, as one looks names up in Spanish; the same names always in the same order. */
export const enOrden = (renglones: readonly RenglonExcel[]): RenglonExcel[] =>
  [...renglones].sort(
    (a, b) =>
      compare(a.nombre_cobrador, b.nombre_cobrador) ||
      compare(a.nombre_cliente, b.nombre_cliente) ||
      compare(a.id_credito, b.id_credito),
  );
