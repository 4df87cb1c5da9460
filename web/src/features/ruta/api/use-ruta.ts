import { activosSinPagoHoy } from '@leal/contract';
import { fechaLocal } from '@leal/domain';
import { useQuery } from '@tanstack/react-query';
import { consultaDe } from '../../../lib/api/consultas.ts';
import { ahora } from '../../../lib/reloj.ts';

const FRESCA_MS = 5 * 60_000;
const AJENA_FRESCA_MS = 30_000;

/**
 * A collector's route of today. Each own action changes it from its own answer, so it is fetched again
 * only on focus after five minutes, after a failure, or when the day is another. What happens on
 * somebody else's (`ajena`) nobody says: it is old much sooner.
 */
export const useRuta = (id_usuario: string, ajena: boolean) =>
  useQuery({
    ...consultaDe(activosSinPagoHoy, { parametros: { id_usuario } }),
    staleTime: ({ state }) => {
      if (state.data?.fecha !== fechaLocal(ahora())) return 0;
      return ajena ? AJENA_FRESCA_MS : FRESCA_MS;
    },
    refetchOnWindowFocus: true,
    refetchOnReconnect: false,
  });
