import { dashboardStats, type GerenteStats } from '@leal/contract';
import { useQuery } from '@tanstack/react-query';
import { consultaDe, invalidar } from '../../../lib/api/consultas.ts';
import { AVISOS_DE_TODOS } from '../../../lib/vivo/avisos.ts';
import { useAlOir } from '../../../lib/vivo/al-cambiar.ts';

export type Estadisticas = GerenteStats;

/** A dashboard that stays open on a desk all day is never older than this. */
const CADA_MS = 5 * 60_000;

const DE_LO_PEDIDO = [AVISOS_DE_TODOS];

/**
 * What is asked for and decided moves them at once. Of each payment nobody is told, so that it costs no write more:
 * they say how old they are.
 */
export function useEstadisticas() {
  useAlOir(DE_LO_PEDIDO, () => void invalidar(dashboardStats));
  return useQuery({ ...consultaDe(dashboardStats), refetchOnWindowFocus: true, refetchInterval: CADA_MS });
}
