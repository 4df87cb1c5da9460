import {
  type RenglonPorCargar,
  RENGLONES_POR_TANDA,
  type Respuesta,
  type cargarRenglones,
} from '@leal/contract';
import { CARGAR_RENGLONES } from '../../acciones/renglon-banco.ts';
import { conPausas } from '../../acciones/con-pausas.ts';
import type { Curso } from '../../archivo/curso.ts';
import { partir } from '../../archivo/partir.ts';

export type Cargados = Record<Respuesta<typeof cargarRenglones>['resultados'][number], number>;
type DeDonde = { readonly cuenta: string; readonly archivo: string };

/** Sends the deposits, call by call. Cut off anywhere it goes on with the same file: what is there says so. */
export async function cargarTodos(
  de: DeDonde,
  renglones: readonly RenglonPorCargar[],
  { signal, alAvanzar }: Curso,
): Promise<Cargados> {
  const cargados: Cargados = { cargado: 0, ya_estaba: 0, rechazado: 0 };
  let hechos = 0;
  for (const tanda of partir(renglones, RENGLONES_POR_TANDA)) {
    signal.throwIfAborted();
    const datos = { cuerpo: { ...de, renglones: tanda } };
    // oxlint-disable-next-line no-await-in-loop -- one call after the other
    const { resultados } = await conPausas(CARGAR_RENGLONES, { acerca: de, datos }, signal);
    for (const resultado of resultados) cargados[resultado] += 1;
    hechos += tanda.length;
    alAvanzar({ hechos, total: renglones.length });
  }
  return cargados;
}
