import type { Llamada, Respuesta } from '@leal/contract';
import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { clienteConsultas } from './cliente-consultas.ts';
import { claveDe, prefijoDe } from './consultas.ts';
import type { ErrorApi } from './error-api.ts';
import { llamarCon } from './llamar.ts';
import type { Argumentos, Datos, OpcionesCrudas } from './opciones.ts';

const PAGINAS = 'paginas';

/** A GET that answers by pages: rows, and the cursor of the next ones. */
type Pagina<T = unknown> = { readonly datos: readonly T[]; readonly siguiente: string | null };
type FilaDe<L extends Llamada> = Respuesta<L> extends Pagina<infer T> ? T : never;

/** A call that answers by pages, for whoever needs more of its answers than the rows. */
export const paginasDe = <L extends Llamada>(llamada: L, datos: Datos<L>) => {
  const { parametros, consulta = {} }: OpcionesCrudas = datos;
  return infiniteQueryOptions({
    // Below the call's own key: what invalidates the call invalidates its pages.
    queryKey: [...claveDe(llamada, ...([datos] as Argumentos<Datos<L>>)), PAGINAS],
    queryFn: ({ signal, pageParam: cursor }) =>
      llamarCon(llamada, {
        parametros,
        consulta: { ...(consulta as object), ...(cursor && { cursor }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (ultima) => (ultima as Pagina).siguiente,
  });
};

/** Every page of a list, one after the other. */
export async function leerPaginas<L extends Llamada>(
  llamada: L,
  consulta: object,
  signal: AbortSignal,
): Promise<Respuesta<L>[]> {
  const paginas: Respuesta<L>[] = [];
  let cursor: string | null = null;
  do {
    const pedida = { consulta: { ...consulta, ...(cursor && { cursor }) }, signal };
    const pagina: Respuesta<L> = await llamarCon(llamada, pedida);
    paginas.push(pagina);
    cursor = (pagina as Pagina).siguiente;
  } while (cursor);
  return paginas;
}

/** All rows of a list: for what is sorted, filtered or chosen from as a whole. */
export const leerEntera = async <L extends Llamada>(
  llamada: L,
  consulta: object,
  signal: AbortSignal,
): Promise<FilaDe<L>[]> =>
  (await leerPaginas(llamada, consulta, signal)).flatMap((pagina) => (pagina as Pagina<FilaDe<L>>).datos);

/** A list as screens read it, whatever call it comes from. */
export type ListaLeida<T> = {
  /** Undefined until the first page is there. */
  readonly filas: readonly T[] | undefined;
  /** The rows are still those of the earlier filter. */
  readonly anteriores: boolean;
  /** The first page's additions: `total`, and whatever else the call sums up. */
  readonly primera:
    | { readonly total?: number | undefined; readonly hay_mas?: boolean | undefined }
    | undefined;
  readonly error: ErrorApi | null;
  readonly isFetching: boolean;
  readonly hayMas: boolean;
  readonly trayendoMas: boolean;
  readonly traerMas: () => unknown;
  /** Asks again for what failed: the next page, or all of it. */
  readonly refetch: () => unknown;
};

export type AjustesDeLista = {
  /** The rows of the filter before stay (`anteriores`) while a new one loads, instead of a skeleton. */
  conservar?: boolean;
  /** A list that stands on every screen is read when it is wanted, and again only when something has made it old. */
  deFondo?: { readonly leer: boolean };
  /** The list is read again when the window gets the focus; false where it is kept up to date otherwise. */
  alEnfocar?: boolean;
};

/**
 * A list of the contract, page after page. A search that is no longer wanted is cancelled on its way:
 * its key has no reader any more.
 */
export function useLista<L extends Llamada>(
  llamada: L,
  datos: Datos<L>,
  { conservar, deFondo, alEnfocar = true }: AjustesDeLista = {},
) {
  const consulta = useInfiniteQuery({
    ...paginasDe(llamada, datos),
    refetchOnWindowFocus: alEnfocar,
    ...(conservar && { placeholderData: keepPreviousData }),
    ...(deFondo && { enabled: deFondo.leer, staleTime: Infinity }),
  });
  const { data, fetchNextPage, refetch } = consulta;
  const filas = useMemo(() => data?.pages.flatMap((pagina) => (pagina as Pagina<FilaDe<L>>).datos), [data]);
  return {
    filas,
    /** All that was answered, for what is drawn over it. */
    data,
    anteriores: consulta.isPlaceholderData,
    primera: data?.pages[0],
    error: consulta.error as ErrorApi | null,
    dataUpdatedAt: consulta.dataUpdatedAt,
    isFetching: consulta.isFetching,
    hayMas: consulta.hasNextPage,
    trayendoMas: consulta.isFetchingNextPage,
    traerMas: fetchNextPage,
    refetch: consulta.isFetchNextPageError ? fetchNextPage : refetch,
  };
}

/** A list that is sorted, filtered or searched here: read on until it is here as a whole, and until then not at all. */
export function useEntera<T>(lista: ListaLeida<T>, quiere: boolean): ListaLeida<T> {
  const { error, hayMas, anteriores, trayendoMas, traerMas } = lista;
  const falta = quiere && hayMas && !anteriores;
  useEffect(() => {
    if (falta && !trayendoMas && !error) void traerMas();
  }, [falta, trayendoMas, error, traerMas]);
  return { ...lista, filas: falta ? undefined : lista.filas, hayMas: !quiere && hayMas };
}

type Filas = { readonly datos: readonly unknown[]; readonly total?: number | undefined };
type Paginas<P> = { readonly pages: P[] };

/** The pages without these rows; the total, which the first page says, is that much lower. */
export function sinFilas<P extends Filas, D extends Paginas<P>>(
  lista: D,
  sobra: (fila: unknown) => boolean,
): D {
  const menos = lista.pages.flatMap(({ datos }) => datos).filter(sobra).length;
  if (menos === 0) return lista;
  const pages = lista.pages.map((pagina) => ({
    ...pagina,
    datos: pagina.datos.filter((fila) => !sobra(fila)),
    ...(pagina.total !== undefined && { total: pagina.total - menos }),
  }));
  return { ...lista, pages };
}

/** Changes every cached list of the call. */
export function cambiarListas<L extends Llamada>(
  llamada: L,
  cambiar: (paginas: InfiniteData<Respuesta<L>>) => InfiniteData<Respuesta<L>>,
): void {
  const enPaginas = {
    queryKey: prefijoDe(llamada),
    predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey.at(-1) === PAGINAS,
  };
  clienteConsultas.setQueriesData<InfiniteData<Respuesta<L>>>(enPaginas, (datos) => datos && cambiar(datos));
}

/** Takes rows that are gone out of every cached list of the call, at once; answers on their way are not waited for. */
export async function quitarDeListas(llamada: Llamada, sobra: (fila: unknown) => boolean): Promise<void> {
  await clienteConsultas.cancelQueries({ queryKey: prefijoDe(llamada) });
  cambiarListas(llamada, (datos) => sinFilas(datos as InfiniteData<Pagina>, sobra));
}
