import type { dashboardStats, GerenteStats } from '@leal/contract';
import type { ConciliacionBreve } from '@leal/contract/documentos';
import { figurasDeGerente, formatearHora } from '@leal/domain';
import { ultimaConciliacion } from '../../data/conciliacion.ts';
import { leerTotales } from '../../data/totales.ts';
import { contarCobradoresActivos } from '../../data/usuarios.ts';
import type { CasoLectura } from '../../context/caso.ts';

function presentar(ultima: ConciliacionBreve | undefined): GerenteStats['conciliacion'] {
  if (ultima === undefined) return null;
  const { fecha, empezo_en, diferencias, sin_reparar, fallidos } = ultima;
  return { fecha, hora: formatearHora(empezo_en), diferencias, sin_reparar, fallidos: fallidos.length };
}

/** The manager's figures from every collector's running sums: their cost does not grow with the portfolio. */
export const leerTableroGerente: CasoLectura<typeof dashboardStats> = async (_, { hoy }) => {
  const [todas, cobradores, ultima] = await Promise.all([
    leerTotales(),
    contarCobradoresActivos(),
    ultimaConciliacion(),
  ]);
  return { ...figurasDeGerente(todas, cobradores, hoy), conciliacion: presentar(ultima) };
};
