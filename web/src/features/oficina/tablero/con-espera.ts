import { type PorAprobar, totalPorAprobar } from '@leal/domain';
import type { Estadisticas } from './use-estadisticas.ts';

/** The figures with what waits for a manager as it is known by now; null: as it was read. */
export function conEspera(datos: Estadisticas, porAprobar: PorAprobar | null): Estadisticas {
  if (porAprobar === null) return datos;
  return {
    ...datos,
    porAprobar,
    solicitudesPendientes: totalPorAprobar(porAprobar),
    creditosPendientes: porAprobar.creditos,
  };
}
