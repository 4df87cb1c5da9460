import { ROL, type IdRol } from '@leal/domain';
import type { ComponentType } from 'react';
import { type Perezosa, perezosa } from './perezosa.tsx';

const { cobrador, gerente, supervisor } = ROL;

type Pantalla = ComponentType;
type Cargar = () => Promise<Pantalla>;

export type Ruta = {
  camino: string;
  roles: readonly IdRol[];
  titulo: string;
  Pagina: Perezosa<object>;
};

function ruta(camino: string, roles: readonly IdRol[], titulo: string, cargar: Cargar): Ruta {
  return { camino, roles, titulo, Pagina: perezosa(cargar) };
}

const perfil = async (): Promise<Pantalla> => (await import('../pages/shared/PerfilPage.tsx')).PerfilPage;

// Manager and supervisor look at the same screens; only a manager's has anything to decide on it.
const tablero = async (): Promise<Pantalla> =>
  (await import('../pages/gerente/DashboardPage.tsx')).DashboardPage;
const rutas = async (): Promise<Pantalla> => (await import('../pages/gerente/RutasPage.tsx')).RutasPage;
const rutaDeCobrador = async (): Promise<Pantalla> =>
  (await import('../pages/gerente/RutaDeCobradorPage.tsx')).RutaDeCobradorPage;
const reportesDeCobrador = async (): Promise<Pantalla> =>
  (await import('../pages/gerente/ReportesDeCobradorPage.tsx')).ReportesDeCobradorPage;

/** Below `base`: the dashboard, the routes, and what is below each. */
const deOficina = (base: string, roles: readonly IdRol[]): readonly Ruta[] => [
  ruta(base, roles, 'Dashboard', tablero),
  ruta(`${base}/rutas`, roles, 'Gestión de Rutas', rutas),
  ruta(`${base}/rutas/:id_cobrador`, roles, 'Ruta de Cobranza', rutaDeCobrador),
  ruta(`${base}/rutas/:id_cobrador/reportes`, roles, 'Reportes de Cobranza', reportesDeCobrador),
];

const DE_COBRADOR: readonly Ruta[] = [
  ruta(
    '/cobrador',
    [cobrador],
    'Mi Ruta',
    async () => (await import('../pages/cobrador/RutaPage.tsx')).RutaPage,
  ),
  ruta(
    '/cobrador/dashboard',
    [cobrador],
    'Dashboard de Cobranza',
    async () => (await import('../pages/cobrador/DashboardPage.tsx')).DashboardPage,
  ),
  ruta(
    '/cobrador/renovaciones',
    [cobrador],
    'Renovaciones',
    async () => (await import('../pages/cobrador/RenovacionesPage.tsx')).RenovacionesPage,
  ),
  ruta(
    '/cobrador/recaudado',
    [cobrador],
    'Recaudado',
    async () => (await import('../pages/cobrador/RecaudadoPage.tsx')).RecaudadoPage,
  ),
  ruta(
    '/cobrador/clientes-visitados',
    [cobrador],
    'Clientes',
    async () => (await import('../pages/cobrador/ClientesVisitadosPage.tsx')).ClientesVisitadosPage,
  ),
  ruta(
    '/cobrador/solicitudes',
    [cobrador],
    'Solicitudes',
    async () => (await import('../pages/cobrador/SolicitudesPage.tsx')).SolicitudesPage,
  ),
  ruta(
    '/cobrador/gastos',
    [cobrador],
    'Gestión de Gastos',
    async () => (await import('../pages/cobrador/GastosPage.tsx')).GastosPage,
  ),
  ruta(
    '/cobrador/reportes',
    [cobrador],
    'Reportes de Cobranza',
    async () => (await import('../pages/cobrador/ReportesPage.tsx')).ReportesPage,
  ),
  ruta('/cobrador/profile', [cobrador], 'Mi perfil', perfil),
];

const DE_GERENTE: readonly Ruta[] = [
  ...deOficina('/gerente', [gerente]),
  ruta('/gerente/dashboard', [gerente], 'Dashboard', tablero),
  ruta(
    '/gerente/solicitudes',
    [gerente],
    'Solicitudes de Crédito',
    async () => (await import('../pages/gerente/SolicitudesPage.tsx')).SolicitudesPage,
  ),
  ruta(
    '/gerente/solicitudes-edicion',
    [gerente],
    'Solicitudes de Edición de Pagos',
    async () => (await import('../pages/gerente/SolicitudesEdicionPage.tsx')).SolicitudesEdicionPage,
  ),
  ruta(
    '/gerente/solicitudes-abonos-multiples',
    [gerente],
    'Solicitudes de Abonos Múltiples',
    async () =>
      (await import('../pages/gerente/SolicitudesAbonosMultiplesPage.tsx')).SolicitudesAbonosMultiplesPage,
  ),
  ruta(
    '/gerente/solicitudes-eliminacion',
    [gerente],
    'Solicitudes de Eliminación de Pagos',
    async () => (await import('../pages/gerente/SolicitudesEliminacionPage.tsx')).SolicitudesEliminacionPage,
  ),
  ruta(
    '/gerente/clientes-activos',
    [gerente],
    'Clientes Activos',
    async () => (await import('../pages/gerente/ClientesActivosPage.tsx')).ClientesActivosPage,
  ),
  ruta(
    '/gerente/solicitudes-clientes',
    [gerente],
    'Solicitudes de Edición de Clientes',
    async () => (await import('../pages/gerente/SolicitudesClientesPage.tsx')).SolicitudesClientesPage,
  ),
  ruta(
    '/gerente/renovaciones',
    [gerente],
    'Renovaciones',
    async () => (await import('../pages/gerente/RenovacionesPage.tsx')).RenovacionesPage,
  ),
  ruta(
    '/gerente/gastos',
    [gerente],
    'Gastos',
    async () => (await import('../pages/gerente/GastosPage.tsx')).GastosPage,
  ),
  ruta(
    '/gerente/registrar-usuario',
    [gerente],
    'Registrar Usuario',
    async () => (await import('../pages/gerente/RegistrarUsuarioPage.tsx')).RegistrarUsuarioPage,
  ),
  ruta(
    '/gerente/bitacora',
    [gerente],
    'Bitácora',
    async () => (await import('../pages/gerente/BitacoraPage.tsx')).BitacoraPage,
  ),
];

const DE_SUPERVISOR: readonly Ruta[] = [
  ...deOficina('/supervisor', [supervisor]),
  ruta(
    '/supervisor/reportes',
    [supervisor],
    'Reportes de Cobranza',
    async () => (await import('../pages/supervisor/ReportesPage.tsx')).ReportesPage,
  ),
];

const COMPARTIDAS: readonly Ruta[] = [
  ruta(
    '/nuevo-cliente',
    [cobrador, gerente],
    'Registrar Cliente',
    async () => (await import('../pages/shared/NuevoClientePage.tsx')).NuevoClientePage,
  ),
  ruta('/profile', [cobrador, gerente, supervisor], 'Mi perfil', perfil),
  ruta(
    '/payment/:slug',
    [cobrador, gerente],
    'Registro de Pago',
    async () => (await import('../pages/shared/PaymentPage.tsx')).PaymentPage,
  ),
];

/** Every route of spec §2 but the login, which is the first load and comes with it. */
export const RUTAS: readonly Ruta[] = [...DE_COBRADOR, ...DE_GERENTE, ...DE_SUPERVISOR, ...COMPARTIDAS];
