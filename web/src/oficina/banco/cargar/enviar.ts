import {
  type DevolucionPorRevisar,
  enOtrasCuentas,
  type EnOtrasCuentas,
  type RenglonListado,
  type RenglonPorCargar,
  RENGLONES_POR_TANDA,
  type Respuesta,
  type cargarRenglones,
} from '@leal/contract';
import * as z from 'zod/mini';
import { ErrorApi } from '../../../lib/api/error-api.ts';
import { CARGAR_RENGLONES } from '../../acciones/renglon-banco.ts';
import { conPausas } from '../../acciones/con-pausas.ts';
import type { Curso } from '../../archivo/curso.ts';
import { partir } from '../../archivo/partir.ts';

export type Cargados = Record<Respuesta<typeof cargarRenglones>['resultados'][number], number>;
type DeDonde = {
  readonly cuenta: string;
  readonly archivo: string;
  /** The accounts that the manager has said to be others. */
  readonly otras_cuentas: readonly string[];
};
type PorMandar = { readonly de: DeDonde; readonly renglones: readonly RenglonPorCargar[] };

/** Sends them, call by call; `revisar`: to be looked at alone. */
async function mandar(
  { de, renglones }: PorMandar,
  { signal, alAvanzar }: Curso,
  revisar: boolean,
): Promise<Cargados> {
  const cargados: Cargados = { cargado: 0, ya_estaba: 0, rechazado: 0 };
  let hechos = 0;
  for (const tanda of partir(renglones, RENGLONES_POR_TANDA)) {
    signal.throwIfAborted();
    const cuerpo = { ...de, otras_cuentas: [...de.otras_cuentas], renglones: tanda };
    const datos = { cuerpo: { ...cuerpo, ...(revisar && { revisar: true as const }) } };
    // oxlint-disable-next-line no-await-in-loop -- one call after the other
    const { resultados } = await conPausas(CARGAR_RENGLONES, { acerca: de, datos }, signal);
    for (const resultado of resultados) cargados[resultado] += 1;
    hechos += tanda.length;
    alAvanzar({ hechos, total: renglones.length });
  }
  return cargados;
}

/** A reversal, and the deposits of earlier files that it may give back. */
export type Devuelto = {
  readonly devolucion: DevolucionPorRevisar;
  readonly depositos: readonly RenglonListado[];
};

/** Looks for what these reversals give back, call by call; nothing changes by it. */
export async function buscarDevueltos(
  de: DeDonde,
  devoluciones: readonly DevolucionPorRevisar[],
  { signal, alAvanzar }: Curso,
): Promise<Devuelto[]> {
  const hallados: Devuelto[] = [];
  let hechos = 0;
  for (const tanda of partir(devoluciones, RENGLONES_POR_TANDA)) {
    signal.throwIfAborted();
    const otras_cuentas = [...de.otras_cuentas];
    const cuerpo = { ...de, otras_cuentas, renglones: [], revisar: true as const, devoluciones: tanda };
    // oxlint-disable-next-line no-await-in-loop -- one call after the other
    const { devueltos = [] } = await conPausas(CARGAR_RENGLONES, { acerca: de, datos: { cuerpo } }, signal);
    for (const { devolucion: lugar, depositos } of devueltos) {
      const devolucion = tanda[lugar];
      if (devolucion) hallados.push({ devolucion, depositos });
    }
    hechos += tanda.length;
    alAvanzar({ hechos, total: devoluciones.length });
  }
  return hallados;
}

export type Cargado = { readonly cargados: Cargados } | { readonly otras: EnOtrasCuentas };

/**
 * Loads the deposits. Cut off anywhere it goes on with the same file: what is there says so. All of them are looked at before the first
 * one comes in: of an account that has another name already, none does until the manager has said what it is.
 */
export async function cargarTodos(porMandar: PorMandar, curso: Curso): Promise<Cargado> {
  try {
    await mandar(porMandar, curso, true);
    return { cargados: await mandar(porMandar, curso, false) };
  } catch (error) {
    const { data } = z.safeDecode(enOtrasCuentas, (error instanceof ErrorApi && error.actual) as never);
    if (data === undefined) throw error;
    return { otras: data.otras_cuentas };
  }
}
