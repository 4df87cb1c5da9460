import type { dashboardStats, GerenteStats } from '@leal/contract';
import type { ConciliacionBreve } from '@leal/contract/documentos';
import {
  aInstanteIso,
  type ClasePorAprobar,
  CLASES_POR_APROBAR,
  figurasDeGerente,
  formatearHora,
} from '@leal/domain';
import { ultimaConciliacion } from '../../data/conciliacion.ts';
import { leerEsperaDesde } from '../../data/espera.ts';
import { leerTotales } from '../../data/totales.ts';
import { contarCobradoresActivos } from '../../data/usuarios.ts';
import type { CasoLectura } from '../../context/caso.ts';

function presentar(ultima: ConciliacionBreve | undefined): GerenteStats['conciliacion'] {
  if (ultima === undefined) return null;
  const { fecha, empezo_en, diferencias, sin_reparar, fallidos } = ultima;
  return { fecha, hora: formatearHora(empezo_en), diferencias, sin_reparar, fallidos: fallidos.length };
}

const presentarEspera = (desde: ReadonlyMap<ClasePorAprobar, Date | null>): GerenteStats['esperaDesde'] =>
  Object.fromEntries(
    CLASES_POR_APROBAR.map((clase) => {
      const cuando = desde.get(clase) ?? null;
      return [clase, cuando && aInstanteIso(cuando)];
    }),
  ) as GerenteStats['esperaDesde'];

/**
 * The manager's figures from every collector's running sums: a read for each collector and ten more, however large the
 * portfolio and however much waits.
 */
export const leerTableroGerente: CasoLectura<typeof dashboardStats> = async (_, { hoy, negocio }) => {
  const [todas, cobradores, ultima, desde, reglas] = await Promise.all([
    leerTotales(),
    contarCobradoresActivos(),
    ultimaConciliacion(),
    leerEsperaDesde(),
    negocio(),
  ]);
  return {
    ...figurasDeGerente(todas, cobradores, hoy, reglas),
    esperaDesde: presentarEspera(desde),
    conciliacion: presentar(ultima),
  };
};
