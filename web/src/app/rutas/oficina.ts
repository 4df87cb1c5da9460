import { ROL, type IdRol } from '@leal/domain';
import { palabrasDe, rutaDeTipo, TODOS_LOS_TIPOS } from '../../piezas/solicitud/tipos.ts';
import { perezosa } from '../../lib/perezosa.tsx';
import { delCamino, ruta, type Ruta } from './ruta.tsx';

const gerente = [ROL.gerente];
const supervisor = [ROL.supervisor];

const tablero = async () => (await import('../../oficina/tablero/TableroGerente.tsx')).TableroGerente;

/** The button in the top bar, on every screen; code of the office all the same. */
export const BotonBuscar = perezosa(
  async () => (await import('../../oficina/expediente/buscar/BotonBuscar.tsx')).BotonBuscar,
);

/** What clients paid by transfer, and what the bank tells of it. */
const deBanco = (base: string, roles: readonly IdRol[]): readonly Ruta[] => [
  ruta(
    `${base}/transferencias`,
    roles,
    'Transferencias',
    async () => (await import('../../oficina/banco/PantallaTransferencias.tsx')).PantallaTransferencias,
  ),
  ruta(
    `${base}/transferencias/depositos`,
    roles,
    'Depósitos del banco',
    async () => (await import('../../oficina/banco/depositos/PantallaDepositos.tsx')).PantallaDepositos,
  ),
];

/** The lists of managers and supervisors: the things that wait, the clients, and the cuts. */
const deListas = (base: string, roles: readonly IdRol[]): readonly Ruta[] => [
  ruta(
    `${base}/bandeja`,
    roles,
    'Bandeja',
    async () => (await import('../../oficina/bandeja/Bandeja.tsx')).Bandeja,
  ),
  ruta(
    `${base}/solicitudes`,
    roles,
    'Solicitudes de Crédito',
    async () => (await import('../../oficina/creditos/PantallaCreditos.tsx')).PantallaCreditos,
  ),
  // Each kind of request has a screen of its own.
  ...TODOS_LOS_TIPOS.map((tipo) =>
    ruta(
      rutaDeTipo(tipo, base),
      roles,
      palabrasDe(tipo).pantalla.titulo,
      async () => (await import('../../oficina/bandeja/por-clase.tsx')).PANTALLAS[tipo],
    ),
  ),
  ruta(
    `${base}/clientes-activos`,
    roles,
    'Clientes Activos',
    async () => (await import('../../oficina/clientes/PantallaActivos.tsx')).PantallaActivos,
  ),
  ruta(
    `${base}/gastos`,
    roles,
    'Gastos',
    async () => (await import('../../oficina/gastos/GastosDeTodos.tsx')).GastosDeTodos,
  ),
  ruta(
    `${base}/cortes`,
    roles,
    'Cortes',
    async () => (await import('../../oficina/cortes/Cortes.tsx')).Cortes,
  ),
  ruta(
    `${base}/cortes/:id_corte`,
    roles,
    'Corte',
    async () => (await import('../../oficina/cortes/DetalleCorte.tsx')).DetalleCorte,
  ),
  ruta(
    `${base}/diferencias`,
    roles,
    'Diferencias',
    async () => (await import('../../oficina/cortes/Diferencias.tsx')).Diferencias,
  ),
  ...deBanco(base, roles),
];

/** The screens that manager and supervisor both look at; what changes something is on a manager's alone (`useSoloLectura`). */
const deOficina = (base: string, roles: readonly IdRol[]): readonly Ruta[] => [
  ruta(base, roles, 'Dashboard', tablero),
  ruta(`${base}/dashboard`, roles, 'Dashboard', tablero),
  ruta(
    `${base}/hoy`,
    roles,
    'Qué ver hoy',
    async () => (await import('../../oficina/hoy/QueVerHoy.tsx')).QueVerHoy,
  ),
  ruta(
    `${base}/rutas`,
    roles,
    'Gestión de Rutas',
    async () => (await import('../../oficina/rutas/GestionRutas.tsx')).GestionRutas,
  ),
  ruta(
    `${base}/reportes`,
    roles,
    'Reportes de Cobranza',
    async () => (await import('../../oficina/rutas/ReportesDeTodos.tsx')).ReportesDeTodos,
  ),
  ruta(
    `${base}/riesgo`,
    roles,
    'Cartera en riesgo',
    async () => (await import('../../oficina/riesgo/PantallaRiesgo.tsx')).PantallaRiesgo,
  ),
  ruta(`${base}/rutas/:id_cobrador`, roles, 'Ruta de Cobranza', async () =>
    delCamino((await import('../../oficina/rutas/RutaDeCobrador.tsx')).RutaDeCobrador),
  ),
  ruta(
    `${base}/clientes/:id_cliente`,
    roles,
    'Cliente',
    async () => (await import('../../oficina/expediente/pagina/PaginaCliente.tsx')).PaginaCliente,
  ),
  ruta(`${base}/rutas/:id_cobrador/reportes`, roles, 'Reportes de Cobranza', async () =>
    delCamino((await import('../../oficina/rutas/ReportesDeCobrador.tsx')).ReportesDeCobrador),
  ),
  ...deListas(base, roles),
];

/** Spec §2, the manager's screens. */
export const DE_GERENTE: readonly Ruta[] = [
  ...deOficina('/gerente', gerente),
  ruta(
    '/gerente/llegadas',
    gerente,
    'Llegadas tarde y marcadas',
    async () => (await import('../../oficina/llegadas/PantallaLlegadas.tsx')).PantallaLlegadas,
  ),
  ruta(
    '/gerente/traspasos',
    gerente,
    'Fondos y parciales',
    async () => (await import('../../oficina/traspasos/TraspasosDeOficina.tsx')).TraspasosDeOficina,
  ),
  ruta(
    '/gerente/por-entregar',
    gerente,
    'Por entregar',
    async () => (await import('../../oficina/entregas/PantallaPorEntregar.tsx')).PantallaPorEntregar,
  ),
  ruta(
    '/gerente/equipo',
    gerente,
    'Usuarios',
    async () => (await import('../../oficina/equipo/pantalla/PantallaEquipo.tsx')).PantallaEquipo,
  ),
  ruta(
    '/gerente/registrar-usuario',
    gerente,
    'Registrar Usuario',
    async () => (await import('../../oficina/equipo/registrar/RegistrarUsuario.tsx')).RegistrarUsuario,
  ),
  ruta(
    '/gerente/transferencias/cargar',
    gerente,
    'Cargar movimientos del banco',
    async () => (await import('../../oficina/banco/cargar/PantallaCargar.tsx')).PantallaCargar,
  ),
  ruta(
    '/gerente/importar',
    gerente,
    'Importar cartera',
    async () => (await import('../../oficina/importar/pantalla/PantallaImportar.tsx')).PantallaImportar,
  ),
  ruta(
    '/gerente/exportar',
    gerente,
    'Exportar',
    async () => (await import('../../oficina/libros/PantallaExportar.tsx')).PantallaExportar,
  ),
  ruta(
    '/gerente/ajustes',
    gerente,
    'Ajustes',
    async () => (await import('../../oficina/ajustes/PantallaAjustes.tsx')).PantallaAjustes,
  ),
  ruta(
    '/gerente/bitacora',
    gerente,
    'Bitácora',
    async () => (await import('../../oficina/bitacora/pantalla/PantallaBitacora.tsx')).PantallaBitacora,
  ),
];

/** The supervisor's. */
export const DE_SUPERVISOR: readonly Ruta[] = deOficina('/supervisor', supervisor);
