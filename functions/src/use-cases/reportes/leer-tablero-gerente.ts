import type { dashboardStats, GerenteStats } from '@leal/contract';
import type { ConciliacionBreve } from '@leal/contract/documentos';
import {
  aInstanteIso,
  type ClasePorAprobar,
  CLASES_POR_APROBAR,
  cobradoDeLoEsperado,
  figurasDeGerente,
  formatearHora,
  sumarDias,
} from '@leal/domain';
import { carteraDel, ultimaConciliacion } from '../../data/conciliacion.ts';
import { leerEsperaDesde } from '../../data/espera.ts';
import { leerJornadas } from '../../data/jornadas.ts';
import { contarCobradoresActivos } from '../../data/usuarios.ts';
import type { CasoLectura } from '../../context/caso.ts';
import { leerSumasDeOficina } from '../../data/sumas-de-oficina.ts';

function presentar(ultima: ConciliacionBreve | undefined): GerenteStats['conciliacion'] {
  if (ultima === undefined) return null;
  const { fecha, empezo_en, diferencias, sin_reparar, fallidos } = ultima;
  return { fecha, hora: formatearHora(empezo_en), diferencias, sin_reparar, fallidos: fallidos.length };
}

const presentarCartera = (antes: ConciliacionBreve['cartera']): GerenteStats['haceUnaSemana'] =>
  antes?.por_entregar
    ? {
        totalCapital: antes.capital_colocado_centavos,
        totalClientes: antes.clientes_activos,
        prestamosPorEntregar: antes.por_entregar.n,
        capitalPorEntregar: antes.por_entregar.monto_centavos,
        totalCobradores: antes.cobradores,
        porcentajeRecuperacion: antes.porcentaje_recuperacion,
      }
    : null;

const presentarEspera = (desde: ReadonlyMap<ClasePorAprobar, Date | null>): GerenteStats['esperaDesde'] =>
  Object.fromEntries(
    CLASES_POR_APROBAR.map((clase) => {
      const cuando = desde.get(clase) ?? null;
      return [clase, cuando && aInstanteIso(cuando)];
    }),
  ) as GerenteStats['esperaDesde'];

/**
 * The manager's figures from every collector's running sums: at most fifty reads, however large the portfolio, however many
 * collectors (up to ten thousand) and however much waits.
 */
export const leerTableroGerente: CasoLectura<typeof dashboardStats> = async (_, lectura) => {
  const { hoy } = lectura;
  const negocio = await lectura.negocio();
  const [{ sumas, rutas, al }, cobradores, ultima, antes, desde, jornadas] = await Promise.all([
    leerSumasDeOficina({ hoy, negocio }),
    contarCobradoresActivos(),
    ultimaConciliacion(),
    carteraDel(sumarDias(hoy, -7)),
    leerEsperaDesde(),
    leerJornadas(),
  ]);
  return {
    ...figurasDeGerente(sumas, rutas, cobradores, hoy, negocio),
    cobradoDeLoEsperado: cobradoDeLoEsperado(sumas, jornadas, hoy, negocio),
    haceUnaSemana: presentarCartera(antes),
    esperaDesde: presentarEspera(desde),
    conciliacion: presentar(ultima),
    ...(al && { leido: aInstanteIso(al.toDate()) }),
  };
};
