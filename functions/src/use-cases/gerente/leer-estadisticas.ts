import type { dashboardStats } from '@leal/contract';
import { figurasDeGerente } from '@leal/domain';
import { leerTotales } from '../../data/totales.ts';
import { contarCobradoresActivos } from '../../data/usuarios.ts';
import type { CasoLectura } from '../../platform/caso.ts';

/** The manager's figures from every collector's running sums: their cost does not grow with the portfolio. */
export const leerEstadisticas: CasoLectura<typeof dashboardStats> = async (_, { hoy }) => {
  const [todas, cobradores] = await Promise.all([leerTotales(), contarCobradoresActivos()]);
  return figurasDeGerente(todas, cobradores, hoy);
};
