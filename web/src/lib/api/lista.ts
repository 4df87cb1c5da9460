import type { Llamada, Respuesta } from '@leal/contract';
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { claveDe } from './consultas.ts';
import type { ErrorApi } from './error-api.ts';
import { llamarCon } from './llamar.ts';
import type { Argumentos, Datos, OpcionesCrudas } from './opciones.ts';

/** A GET that answers by pages: rows, and the cursor of the next ones. */
type Pagina<T = unknown> = { readonly datos: readonly T[]; readonly siguiente: string | null };
type FilaDe<L extends Llamada> = Respuesta<L> extends Pagina<infer T> ? T : never;

const paginasDe = <L extends Llamada>(llamada: L, datos: Datos<L>) => {
  const { parametros, consulta = {} }: OpcionesCrudas = datos;
  return infiniteQueryOptions({
    // Below the call's own key: what invalidates the call invalidates its pages.
    queryKey: [...claveDe(llamada, ...([datos] as Argumentos<Datos<L>>)), 'paginas'],
    queryFn: ({ signal, pageParam: cursor }) =>
      llamarCon(llamada, { parametros, consulta: { ...(consulta as object), ...(cursor && { cursor }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (ultima) => (ultima as Pagina).siguiente,
  });
};

type Ajustes = {
  /** While a new filter loads, the rows of the one before stay (`anteriores`) instead of a skeleton. */
  conservar?: boolean;
};

/**
 * A list of the contract, page after page. A search that is no longer wanted is cancelled on its way:
 * its key has no reader any more.
 */
export function useLista<L extends Llamada>(llamada: L, datos: Datos<L>, { conservar }: Ajustes = {}) {
  const consulta = useInfiniteQuery({
    ...paginasDe(llamada, datos),
    ...(conservar && { placeholderData: keepPreviousData }),
  });
  const { data, fetchNextPage, refetch } = consulta;
  const filas = useMemo(() => data?.pages.flatMap((pagina) => (pagina as Pagina<FilaDe<L>>).datos), [data]);
  return {
    /** Undefined until the first page is there. */
    filas,
    anteriores: consulta.isPlaceholderData,
    /** What comes with the first page only: `total`, and whatever else the call sums up. */
    primera: data?.pages[0],
    error: consulta.error as ErrorApi | null,
    isFetching: consulta.isFetching,
    hayMas: consulta.hasNextPage,
    trayendoMas: consulta.isFetchingNextPage,
    traerMas: fetchNextPage,
    /** Asks again for what failed: the next page, or all of it. */
    refetch: consulta.isFetchNextPageError ? fetchNextPage : refetch,
  };
}
