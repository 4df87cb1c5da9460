import { ROL, type IdRol } from '@leal/domain';
import { palabrasDe, TODOS_LOS_TIPOS } from '../../piezas/solicitud/tipos.ts';
import { perezosa } from '../../lib/perezosa.tsx';
import { delCamino, ruta, type Ruta } from './ruta.tsx';

const gerente = [ROL.gerente];
const supervisor = [ROL.supervisor];

const tablero = async () => (await import('../../oficina/tablero/TableroGerente.tsx')).TableroGerente;

/** The button in the top bar, on every screen; code of the office all the same. */
export const BotonBuscar = perezosa(
  async () => (await import('../../oficina/expediente/buscar/BotonBuscar.tsx')).BotonBuscar,
);

/** The screens that manager and supervisor both look at; only a manager's have anything to decide on them. */
const deOficina = (base: string, roles: readonly IdRol[]): readonly Ruta[] => [
  ruta(base, roles, 'Dashboard', tablero),
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
];

/** The screens on which a manager decides requests; each lies where its kind says. */
const DE_SOLICITUDES = TODOS_LOS_TIPOS.map((tipo) => {
  const { camino, titulo } = palabrasDe(tipo).pantalla;
  return ruta(
    camino,
    gerente,
    titulo,
    async () => (await import('../../oficina/bandeja/por-clase.tsx')).PANTALLAS[tipo],
  );
});

/** Spec §2, the manager's screens. */
export const DE_GERENTE: readonly Ruta[] = [
  ...deOficina('/gerente', gerente),
  ruta('/gerente/dashboard', gerente, 'Dashboard', tablero),
  ruta(
    '/gerente/bandeja',
    gerente,
    'Bandeja',
    async () => (await import('../../oficina/bandeja/Bandeja.tsx')).Bandeja,
  ),
  ruta(
    '/gerente/solicitudes',
    gerente,
    'Solicitudes de Crédito',
    async () => (await import('../../oficina/creditos/PantallaCreditos.tsx')).PantallaCreditos,
  ),
  ...DE_SOLICITUDES,
  ruta(
    '/gerente/llegadas',
    gerente,
    'Llegadas tarde y marcadas',
    async () => (await import('../../oficina/llegadas/PantallaLlegadas.tsx')).PantallaLlegadas,
  ),
  ruta(
    '/gerente/clientes-activos',
    gerente,
    'Clientes Activos',
    async () => (await import('../../oficina/clientes/PantallaActivos.tsx')).PantallaActivos,
  ),
  ruta(
    '/gerente/gastos',
    gerente,
    'Gastos',
    async () => (await import('../../oficina/gastos/GastosDeTodos.tsx')).GastosDeTodos,
  ),
  ruta(
    '/gerente/cortes',
    gerente,
    'Cortes',
    async () => (await import('../../oficina/cortes/Cortes.tsx')).Cortes,
  ),
  ruta(
    '/gerente/cortes/:id_corte',
    gerente,
    'Corte',
    async () => (await import('../../oficina/cortes/DetalleCorte.tsx')).DetalleCorte,
  ),
  ruta(
    '/gerente/diferencias',
    gerente,
    'Diferencias',
    async () => (await import('../../oficina/cortes/Diferencias.tsx')).Diferencias,
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
    '/gerente/registrar-usuario',
    gerente,
    'Registrar Usuario',
    async () => (await import('../../oficina/equipo/registrar/RegistrarUsuario.tsx')).RegistrarUsuario,
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
