import { dashboardStats, type GerenteStats } from '@leal/contract';
import { type PorAprobar, totalPorAprobar } from '@leal/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { consultaDe, invalidar } from '../../lib/api/consultas.ts';
import { espaciar } from '../../lib/espaciar.ts';
import { useAlOir } from '../../lib/vivo/al-cambiar.ts';
import { AVISOS_RECIENTES } from '../../lib/vivo/avisos.ts';
import { CADA_MS } from '../figuras/use-oficina.ts';

export type Estadisticas = GerenteStats;

const DE_LO_PEDIDO = [AVISOS_RECIENTES];

/** Counts move with each notice by themselves; the figures are read again at most this often, however many notices come. */
const RELEER_MS = 15_000;

/**
 * Requests and decisions update them soon. A payment does not (that would cost one more write each), so the
 * figures say how old they are.
 */
export function useEstadisticas() {
  const [releer] = useState(() => espaciar(() => void invalidar(dashboardStats), RELEER_MS));
  useEffect(() => releer.parar, [releer]);
  useAlOir(DE_LO_PEDIDO, releer.llamar);
  return useQuery({ ...consultaDe(dashboardStats), refetchOnWindowFocus: true, refetchInterval: CADA_MS });
}

/** The figures with the live counts of what waits for a manager; null: with the counts that were read. */
export function conEspera(datos: Estadisticas, porAprobar: PorAprobar | null): Estadisticas {
  if (porAprobar === null) return datos;
  return {
    ...datos,
    porAprobar,
    solicitudesPendientes: totalPorAprobar(porAprobar),
    creditosPendientes: porAprobar.creditos,
  };
}
