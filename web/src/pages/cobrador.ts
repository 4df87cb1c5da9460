import { ROL } from '@leal/domain';
import { propia, ruta, type Ruta } from './ruta.tsx';

const roles = [ROL.cobrador];

/** Spec §2, what a collector opens from their own menu. */
export const DE_COBRADOR: readonly Ruta[] = [
  ruta('/cobrador', roles, 'Mi Ruta', async () =>
    propia((await import('../features/ruta/pantalla/RutaCobranza.tsx')).RutaCobranza),
  ),
  ruta('/cobrador/dashboard', roles, 'Dashboard de Cobranza', async () =>
    propia((await import('../features/tablero/TableroDeCobranza.tsx')).TableroDeCobranza),
  ),
  ruta('/cobrador/renovaciones', roles, 'Renovaciones', async () =>
    propia((await import('../features/renovaciones/RenovacionesDeCobrador.tsx')).RenovacionesDeCobrador),
  ),
  ruta('/cobrador/recaudado', roles, 'Recaudado', async () =>
    propia((await import('../features/recaudado/Recaudado.tsx')).Recaudado),
  ),
  ruta('/cobrador/clientes-visitados', roles, 'Clientes', async () =>
    propia((await import('../features/cartera/ClientesVisitados.tsx')).ClientesVisitados),
  ),
  ruta(
    '/cobrador/solicitudes',
    roles,
    'Solicitudes',
    async () => (await import('../features/mis-solicitudes/MisSolicitudes.tsx')).MisSolicitudes,
  ),
  ruta('/cobrador/gastos', roles, 'Gestión de Gastos', async () =>
    propia((await import('../features/gastos/GestionDeGastos.tsx')).GestionDeGastos),
  ),
  ruta('/cobrador/caja', roles, 'Corte de caja', async () =>
    propia((await import('../features/caja/CorteDeCaja.tsx')).CorteDeCaja),
  ),
  ruta('/cobrador/caja/entregar', roles, 'Entregar corte', async () =>
    propia((await import('../features/caja/EntregarCorte.tsx')).EntregarCorte),
  ),
  ruta(
    '/cobrador/caja/:id_corte',
    roles,
    'Corte',
    async () => (await import('../features/caja/MiCorte.tsx')).MiCorte,
  ),
  ruta(
    '/cobrador/traspasos',
    roles,
    'Fondos y parciales',
    async () => (await import('../features/traspasos/TraspasosDeCobrador.tsx')).TraspasosDeCobrador,
  ),
  ruta('/cobrador/reportes', roles, 'Reportes de Cobranza', async () =>
    propia((await import('../features/reportes/ReportesDeCobranza.tsx')).ReportesDeCobranza),
  ),
  ruta('/cobrador/pendientes', roles, 'Por sincronizar', async () =>
    propia((await import('../features/salida/Pendientes.tsx')).Pendientes),
  ),
];
