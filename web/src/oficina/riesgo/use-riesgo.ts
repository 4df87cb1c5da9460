import { reporteDeRiesgo } from '@leal/contract';
import type { DiasDeRiesgo } from '@leal/domain';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ErrorApi } from '../../lib/api/error-api.ts';
import { type ListaLeida, paginasDe } from '../../lib/api/lista.ts';
import { CADA_MS } from '../figuras/use-oficina.ts';
import type { Riesgo } from './textos.ts';

/** The collectors that are not here yet. */
export type LosDemas = Pick<ListaLeida<unknown>, 'hayMas' | 'trayendoMas' | 'traerMas'>;

/** The office as the first page says it, with the collectors of all pages: whoever moved on between two of them once. */
function juntar(paginas: readonly Riesgo[]): Riesgo | undefined {
  const [primera] = paginas;
  if (!primera?.cobradores) return primera;
  const todos = paginas.flatMap(({ cobradores }) => cobradores ?? []);
  return { ...primera, cobradores: [...new Map(todos.map((de) => [de.id_cobrador, de])).values()] };
}

type LeidoDeRiesgo = {
  readonly consulta: Pick<ListaLeida<unknown>, 'error' | 'isFetching' | 'refetch'> & {
    readonly dataUpdatedAt: number;
  };
  readonly data: Riesgo | undefined;
  /** The answer is still that of other days. */
  readonly anterior: boolean;
  readonly demas: LosDemas;
};

/** The portfolio at risk; an answer holds a page of its collectors, and the next ones are asked for. */
export function useRiesgo(dias: DiasDeRiesgo): LeidoDeRiesgo {
  const leida = useInfiniteQuery({
    ...paginasDe(reporteDeRiesgo, { consulta: { dias } }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
    refetchInterval: CADA_MS,
  });
  const { data, refetch, fetchNextPage } = leida;
  return {
    consulta: {
      error: leida.error as ErrorApi | null,
      dataUpdatedAt: leida.dataUpdatedAt,
      isFetching: leida.isFetching,
      refetch: leida.isFetchNextPageError ? fetchNextPage : refetch,
    },
    data: useMemo(() => data && juntar(data.pages), [data]),
    anterior: leida.isPlaceholderData,
    demas: { hayMas: leida.hasNextPage, trayendoMas: leida.isFetchingNextPage, traerMas: fetchNextPage },
  };
}
