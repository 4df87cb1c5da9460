import { activosSinPagoHoy } from '@leal/contract';
import { fechaLocal } from '@leal/domain';
import { useQuery } from '@tanstack/react-query';
import { consultaDe } from '../../../lib/api/consultas.ts';
import { ahora } from '../../../lib/reloj.ts';

const FRESCA_MS = 5 * 60_000;

/**
 * A collector's route of today. Each action changes it from its own answer, so it is fetched again
 * only on focus after five minutes, after a failure, or when the day is another.
 */
export const useRuta = (id_usuario: string) =>
  useQuery({
    ...consultaDe(activosSinPagoHoy, { parametros: { id_usuario } }),
    staleTime: ({ state }) => (state.data?.fecha === fechaLocal(ahora()) ? FRESCA_MS : 0),
    refetchOnWindowFocus: true,
    refetchOnReconnect: false,
  });
