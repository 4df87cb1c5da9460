import { ROL, type IdRol } from '@leal/domain';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

const { cobrador, gerente, supervisor } = ROL;

type Pantalla = ComponentType;
type Cargar = () => Promise<Pantalla>;

export type Ruta = {
  camino: string;
  roles: readonly IdRol[];
  titulo: string;
  cargar: Cargar;
  Pagina: LazyExoticComponent<Pantalla>;
};

function ruta(camino: string, roles: readonly IdRol[], titulo: string, cargar: Cargar): Ruta {
  return { camino, roles, titulo, cargar, Pagina: lazy(async () => ({ default: await cargar() })) };
}

/** A screen of the table that is not built yet. */
const porHacer = (camino: string, roles: readonly IdRol[], titulo: string): Ruta =>
  ruta(camino, roles, titulo, async () => (await import('../ui/estados/por-hacer.tsx')).porHacer(titulo));

const perfil = async (): Promise<Pantalla> => (await import('../pages/shared/PerfilPage.tsx')).PerfilPage;

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
  porHacer('/cobrador/renovaciones', [cobrador], 'Renovaciones'),
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
  porHacer('/cobrador/solicitudes', [cobrador], 'Solicitudes'),
  porHacer('/cobrador/gastos', [cobrador], 'Gestión de Gastos'),
  ruta(
    '/cobrador/reportes',
    [cobrador],
    'Reportes de Cobranza',
    async () => (await import('../pages/cobrador/ReportesPage.tsx')).ReportesPage,
  ),
  ruta('/cobrador/profile', [cobrador], 'Mi perfil', perfil),
];

const DE_GERENTE: readonly Ruta[] = [
  porHacer('/gerente', [gerente], 'Dashboard'),
  porHacer('/gerente/dashboard', [gerente], 'Dashboard'),
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
  porHacer('/gerente/rutas', [gerente], 'Gestión de Rutas'),
  porHacer('/gerente/clientes-activos', [gerente], 'Clientes Activos'),
  ruta(
    '/gerente/solicitudes-clientes',
    [gerente],
    'Solicitudes de Edición de Clientes',
    async () => (await import('../pages/gerente/SolicitudesClientesPage.tsx')).SolicitudesClientesPage,
  ),
  porHacer('/gerente/renovaciones', [gerente], 'Renovaciones'),
  porHacer('/gerente/gastos', [gerente], 'Gastos'),
  porHacer('/gerente/registrar-usuario', [gerente], 'Registrar Usuario'),
];

const DE_SUPERVISOR: readonly Ruta[] = [
  porHacer('/supervisor', [supervisor], 'Dashboard'),
  porHacer('/supervisor/rutas', [supervisor], 'Rutas'),
  porHacer('/supervisor/reportes', [supervisor], 'Reportes'),
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
