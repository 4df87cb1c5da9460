import type { Query } from 'firebase-admin/firestore';
import { contarEnteros } from '../../data/enteros.ts';
import { type EntreDias, entreDias } from '../../data/entre-dias.ts';
import { leerPagina, type OrdenDeLista, type PaginaPedida } from '../../data/pagina.ts';
import { exigirCobrador } from '../usuarios/exigir-cobrador.ts';

/** A file is made of many rows: few requests, and none of them heavy. */
const LIMITE = 500;

export type ConsultaEntera = EntreDias & {
  readonly id_cobrador?: string | undefined;
  readonly limite?: number | undefined;
  readonly cursor?: string | undefined;
};

export const paginaDe = (
  que: string,
  { limite = LIMITE, cursor, ...filtros }: ConsultaEntera,
): PaginaPedida => ({ filtros: [que, filtros], limite, cursor });

export const deCobrador = <T>(consulta: Query<T>, { id_cobrador }: ConsultaEntera): Query<T> =>
  id_cobrador === undefined ? consulta : consulta.where('id_cobrador', '==', id_cobrador);

/** Nothing of somebody who is no collector is 404; of one who has nothing, no rows. */
export async function exigirDeQuien(filas: readonly unknown[], { id_cobrador }: ConsultaEntera) {
  if (filas.length === 0 && id_cobrador !== undefined) await exigirCobrador(id_cobrador);
}

/**
 * Between two days by the instant of `campo`, else by id: what changes hands or ends between two pages keeps its place, so that it
 * comes exactly once. Reads: page + 1, and one for each thousand that are counted.
 */
export async function leerPaginaEntera<T extends object>(
  todas: Query<T>,
  { campo, id }: { readonly campo: string & keyof T; readonly id: string & keyof T },
  pedido: PaginaPedida,
  consulta: ConsultaEntera,
) {
  const deQuien = entreDias(deCobrador(todas, consulta), campo, consulta);
  const porDia = consulta.desde !== undefined || consulta.hasta !== undefined;
  const orden: OrdenDeLista<T> = porDia
    ? { campo, sentido: 'desc', id }
    : { campo: null, sentido: 'asc', id };
  const pagina = await leerPagina(deQuien, orden, pedido, () =>
    // In its order, so that it goes by the same index.
    contarEnteros(porDia ? deQuien.orderBy(campo, 'desc') : deQuien),
  );
  await exigirDeQuien(pagina.filas, consulta);
  return pagina;
}
