import { dashboardStats, type GerenteStats } from '@leal/contract';
import { useQuery } from '@tanstack/react-query';
import { consultaDe } from '../../../lib/api/consultas.ts';

export type Estadisticas = GerenteStats;

/** A dashboard that stays open on a desk all day is never older than this. */
const CADA_MS = 5 * 60_000;

export const useEstadisticas = () =>
  useQuery({ ...consultaDe(dashboardStats), refetchOnWindowFocus: true, refetchInterval: CADA_MS });
