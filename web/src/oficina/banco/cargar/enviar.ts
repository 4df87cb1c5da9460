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
import { porTandas } from '../../archivo/por-tandas.ts';

export type Cargados = Record<Respuesta<typeof cargarRenglones>['resultados'][number], number>;
type DeDonde = {
  readonly cuenta: string;
  readonly archivo: string;
  /** The accounts that the manager has said to be others. */
  readonly otras_cuentas: readonly string[];
};
type PorMandar = { readonly de: DeDonde; readonly renglones: readonly RenglonPorCargar[] };

/** Sends them, call by call; `revisar`: to be looked at alone. */
async function mandar({ de, renglones }: PorMandar, curso: Curso, revisar: boolean): Promise<Cargados> {
  const cargados: Cargados = { cargado: 0, ya_estaba: 0, rechazado: 0 };
  await porTandas(renglones, RENGLONES_POR_TANDA, curso, async (tanda) => {
    const cuerpo = { ...de, otras_cuentas: [...de.otras_cuentas], renglones: tanda };
    const datos = { cuerpo: { ...cuerpo, ...(revisar && { revisar: true as const }) } };
    const { resultados } = await conPausas(CARGAR_RENGLONES, { acerca: de, datos }, curso.signal);
    for (const resultado of resultados) cargados[resultado] += 1;
  });
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
  curso: Curso,
): Promise<Devuelto[]> {
  const hallados: Devuelto[] = [];
  await porTandas(devoluciones, RENGLONES_POR_TANDA, curso, async (tanda) => {
    const otras_cuentas = [...de.otras_cuentas];
    const cuerpo = { ...de, otras_cuentas, renglones: [], revisar: true as const, devoluciones: tanda };
    const pedido = { acerca: de, datos: { cuerpo } };
    const { devueltos = [] } = await conPausas(CARGAR_RENGLONES, pedido, curso.signal);
    for (const { devolucion: lugar, depositos } of devueltos) {
      const devolucion = tanda[lugar];
      if (devolucion) hallados.push({ devolucion, depositos });
    }
  });
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
