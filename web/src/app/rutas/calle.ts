import { ROL } from '@leal/domain';
import { propia, ruta, type Ruta } from './ruta.tsx';

const roles = [ROL.cobrador];

/** Spec §2, what a collector opens from their own menu. */
export const DE_COBRADOR: readonly Ruta[] = [
  ruta('/cobrador', roles, 'Mi Ruta', async () =>
    propia((await import('../../calle/ruta/pantalla/RutaCobranza.tsx')).RutaPropia),
  ),
  ruta('/cobrador/dashboard', roles, 'Dashboard de Cobranza', async () =>
    propia((await import('../../calle/tablero/TableroDeCobranza.tsx')).TableroDeCobranza),
  ),
  ruta('/cobrador/renovaciones', roles, 'Renovaciones', async () =>
    propia((await import('../../calle/renovaciones/Renovaciones.tsx')).RenovacionesDeCobrador),
  ),
  ruta('/cobrador/recaudado', roles, 'Recaudado', async () =>
    propia((await import('../../calle/recaudado/Recaudado.tsx')).Recaudado),
  ),
  ruta('/cobrador/clientes-visitados', roles, 'Clientes', async () =>
    propia((await import('../../calle/visitados/ClientesVisitados.tsx')).ClientesVisitados),
  ),
  ruta(
    '/cobrador/solicitudes',
    roles,
    'Solicitudes',
    async () => (await import('../../calle/solicitudes/MisSolicitudes.tsx')).MisSolicitudes,
  ),
  ruta('/cobrador/gastos', roles, 'Gestión de Gastos', async () =>
    propia((await import('../../calle/gastos/GestionDeGastos.tsx')).GestionDeGastos),
  ),
  ruta('/cobrador/caja', roles, 'Corte de caja', async () =>
    propia((await import('../../calle/caja/CorteDeCaja.tsx')).CorteDeCaja),
  ),
  ruta('/cobrador/caja/entregar', roles, 'Entregar corte', async () =>
    propia((await import('../../calle/caja/EntregarCorte.tsx')).EntregarCorte),
  ),
  ruta(
    '/cobrador/caja/:id_corte',
    roles,
    'Corte',
    async () => (await import('../../calle/caja/MiCorte.tsx')).MiCorte,
  ),
  ruta(
    '/cobrador/traspasos',
    roles,
    'Fondos y parciales',
    async () => (await import('../../calle/traspasos/TraspasosDeCobrador.tsx')).TraspasosDeCobrador,
  ),
  ruta('/cobrador/reportes', roles, 'Reportes de Cobranza', async () =>
    propia((await import('../../comun/reportes/ReportesDeCobranza.tsx')).ReportesDeCobranza),
  ),
  ruta('/cobrador/pendientes', roles, 'Por sincronizar', async () =>
    propia((await import('../../calle/salida/Pendientes.tsx')).Pendientes),
  ),
];
