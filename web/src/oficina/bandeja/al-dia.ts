// A notice makes the rows of its collectors old: they are read again, and nothing else.
import { bandeja, type PorDecidir, type Respuesta, TOPE_COBRADORES } from '@leal/contract';
import { CLASES_POR_APROBAR } from '@leal/domain';
import type { InfiniteData } from '@tanstack/react-query';
import { clienteConsultas } from '../../lib/api/cliente-consultas.ts';
import { consultaDe, invalidar } from '../../lib/api/consultas.ts';
import { cambiarListas } from '../../lib/api/lista.ts';
import type { AvisoDeUno } from '../../lib/vivo/avisos.ts';
import { claveDe, type Fila } from '../listas/fila.ts';

type Paginas = InfiniteData<Respuesta<typeof bandeja>>;

/**
 * Whether the held rows of a collector differ from what waits. A list with more pages shows only that something has
 * gone: what is new comes after its end.
 */
export function esVieja(
  { por_aprobar, decidida }: AvisoDeUno,
  filas: readonly Fila[],
  hayMas: boolean,
): boolean {
  if (filas.some(({ id }) => id === decidida)) return true;
  return CLASES_POR_APROBAR.some((clase) => {
    const hay = filas.filter((fila) => fila.clase === clase).length;
    return hayMas ? hay > por_aprobar[clase] : hay !== por_aprobar[clase];
  });
}

/** The pages with what waits now of these collectors: what is still there in its place, what is new at the end. */
export function conFrescas(
  { pages, ...resto }: Paginas,
  cobradores: readonly string[],
  frescas: readonly PorDecidir[],
): Paginas {
  const nuevas = new Map(frescas.map((dato) => [claveDe(dato), dato]));
  const puestas = pages.map((pagina) => ({
    ...pagina,
    datos: pagina.datos.flatMap((dato) => {
      if (!cobradores.includes(dato.item.id_cobrador)) return [dato];
      const fresca = nuevas.get(claveDe(dato));
      nuevas.delete(claveDe(dato));
      return fresca ? [fresca] : [];
    }),
  }));
  const ultima = puestas.at(-1);
  // A new row is on one of the pages that are still to come, if there are any.
  if (ultima?.siguiente === null) ultima.datos.push(...nuevas.values());
  return { ...resto, pages: puestas };
}

/** Reads again what waits of these collectors; of many it is one list with everybody's. */
export async function releerDe(cobradores: readonly string[]): Promise<void> {
  if (cobradores.length > TOPE_COBRADORES) return invalidar(bandeja);
  const leida = await clienteConsultas.fetchQuery({
    ...consultaDe(bandeja, { consulta: { cobradores: [...cobradores] } }),
    staleTime: 0,
    gcTime: 0,
  });
  if (leida.siguiente !== null) return invalidar(bandeja);
  cambiarListas(bandeja, (paginas) => conFrescas(paginas, cobradores, leida.datos));
}
