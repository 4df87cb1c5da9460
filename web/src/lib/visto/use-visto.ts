import { type ClaseVisto, type Visto, VISTOS } from '@leal/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import type { ErrorApi } from '../api/error-api.ts';
import { useAlCambiar } from '../vivo/al-cambiar.ts';
import { type AlDia, type Movido, ponerAlDia, type Valores } from './al-dia.ts';
import type { Lectura, Leido } from './lecturas.ts';

type Ajustes<C extends ClaseVisto> = {
  /** The values that the person read before the question opened. */
  readonly tarjeta: Partial<Visto<C>>;
  /** It was sent and its outcome is unknown: until it is known, the question keeps what was sent. */
  readonly enSuspenso: boolean;
};

/** The values of a question now, and what has to be said about them. */
export type Vigencia<C extends ClaseVisto> = {
  /** Undefined until it was read; the decision sends it unchanged. */
  readonly visto: Visto<C> | undefined;
  /** The answer in which it came. */
  readonly leido: Leido<C> | undefined;
  /** The card's values, which keep the room that the question will take. */
  readonly boceto: Visto<C>;
  readonly movidos: readonly Movido[];
  /** The reason why nothing is left to decide, and its state now; null while it can be decided. */
  readonly yaNo: { readonly motivo: string; readonly estado: string | null } | null;
  readonly consulta: {
    readonly error: ErrorApi | null;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** Takes the current values that the server sends when it refuses a decision on old ones (409). */
  readonly corregir: (actual: Valores) => void;
};

function yaNoDe<C extends ClaseVisto>(
  { abierto, yaNo: motivo }: Lectura<C>,
  leido: Leido<C> | undefined,
  error: ErrorApi | null,
): Vigencia<C>['yaNo'] {
  if (error?.codigo === 'NO_ENCONTRADO') return { motivo, estado: null };
  return leido === undefined || leido.estado === abierto ? null : { motivo, estado: leido.estado };
}

/**
 * Reads what a question is about when it opens, and again whenever that may have changed. A new reading never
 * replaces what is on screen without saying so (`movidos`).
 */
export function useVisto<C extends ClaseVisto>(
  pedida: Lectura<C>,
  { tarjeta, enSuspenso }: Ajustes<C>,
): Vigencia<C> {
  const [lectura] = useState(pedida);
  const consulta = useQuery<Leido<C>, ErrorApi>({
    queryKey: lectura.clave,
    queryFn: ({ signal }) => lectura.leer(signal),
    staleTime: 0,
    gcTime: 0,
  });
  const { data, error, isFetching, refetch } = consulta;
  useAlCambiar(lectura.fuentes, () => void refetch());
  const [leido, setLeido] = useState<Leido<C>>();
  const [alDia, setAlDia] = useState<AlDia<Visto<C>>>({ visto: undefined, movidos: [] });
  if (data && data !== leido && !enSuspenso) {
    setLeido(data);
    if (data.estado === lectura.abierto) setAlDia(ponerAlDia(alDia, data.visto, tarjeta));
  }
  const corregir = (actual: Valores): void => {
    const decodificado = z.safeDecode(VISTOS[lectura.clase], actual);
    if (decodificado.success)
      setAlDia((antes) =>
        ponerAlDia(antes, { ...antes.visto, ...(decodificado.data as object) } as Visto<C>),
      );
    void refetch();
  };
  return {
    ...alDia,
    leido,
    boceto: { ...lectura.boceto, ...tarjeta } as Visto<C>,
    yaNo: enSuspenso ? null : yaNoDe(lectura, leido, error),
    consulta: { error, isFetching, refetch },
    corregir,
  };
}
