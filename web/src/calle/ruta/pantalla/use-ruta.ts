import { activosSinPagoHoy } from '@leal/contract';
import { fechaLocal } from '@leal/domain';
import { useQuery } from '@tanstack/react-query';
import { consultaDe } from '../../../lib/api/consultas.ts';
import { ahora } from '../../../lib/reloj.ts';

const FRESCA_MS = 5 * 60_000;
const AJENA_FRESCA_MS = 30_000;
/** Nobody tells a phone what happens on somebody else's route. */
const PRESTADA_CADA_MS = 60_000;

/**
 * A collector's route of today. Each of the collector's own actions is drawn over it, so it is
 * fetched again only on focus after five minutes, after a failure, or on another day. Somebody else's
 * route (`ajena`) is out of date much sooner; one that is worked for them (`prestada`) is asked for all the time.
 */
export const useRuta = (id_usuario: string, ajena: boolean, prestada = false) =>
  useQuery({
    ...consultaDe(activosSinPagoHoy, { parametros: { id_usuario } }),
    staleTime: ({ state }) => {
      if (state.data?.fecha !== fechaLocal(ahora())) return 0;
      return ajena ? AJENA_FRESCA_MS : FRESCA_MS;
    },
    refetchOnWindowFocus: true,
    refetchOnReconnect: false,
    refetchInterval: prestada && PRESTADA_CADA_MS,
  });
