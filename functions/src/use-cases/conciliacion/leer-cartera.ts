import type { ConciliacionDoc } from '@leal/contract/documentos';
import { fechaLocal, figurasDeCartera } from '@leal/domain';
import { leerNegocio } from '../../context/negocio.ts';
import { leerSumasDeOficina } from '../../data/sumas-de-oficina.ts';
import { contarCobradoresActivos } from '../../data/usuarios.ts';
import type { Reloj } from '../../platform/clock.ts';

/** The portfolio now, in the figures of the dashboard, as the day's record keeps it; up to thirty reads. */
export async function leerCartera(reloj: Reloj): Promise<NonNullable<ConciliacionDoc['cartera']>> {
  const cuando = { hoy: fechaLocal(reloj.ahora()), negocio: await leerNegocio() };
  const [{ sumas }, activos] = await Promise.all([leerSumasDeOficina(cuando), contarCobradoresActivos()]);
  const cartera = figurasDeCartera(sumas, activos);
  return {
    capital_colocado_centavos: cartera.totalCapital,
    clientes_activos: cartera.totalClientes,
    por_entregar: { n: cartera.prestamosPorEntregar, monto_centavos: cartera.capitalPorEntregar },
    cobradores: cartera.totalCobradores,
    porcentaje_recuperacion: cartera.porcentajeRecuperacion,
  };
}
