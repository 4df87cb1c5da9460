import { ROL, type IdRol } from '@leal/domain';

export type OpcionMenu = { camino: string; texto: string };
export type GrupoMenu = { titulo: string; opciones: readonly OpcionMenu[] };

const o = (camino: string, texto: string): OpcionMenu => ({ camino, texto });

const COBRADOR: readonly GrupoMenu[] = [
  {
    titulo: 'Cobranza',
    opciones: [
      o('/cobrador', 'Mi Ruta'),
      o('/cobrador/dashboard', 'Dashboard'),
      o('/cobrador/recaudado', 'Recaudado'),
      o('/cobrador/clientes-visitados', 'Clientes'),
      o('/nuevo-cliente', 'Nuevo Cliente'),
    ],
  },
  {
    titulo: 'Gestión',
    opciones: [
      o('/cobrador/renovaciones', 'Renovaciones'),
      o('/cobrador/solicitudes', 'Solicitudes'),
      o('/cobrador/gastos', 'Gastos'),
      o('/cobrador/reportes', 'Reportes'),
    ],
  },
];

const GERENTE: readonly GrupoMenu[] = [
  {
    titulo: 'Cartera',
    opciones: [
      o('/gerente', 'Dashboard'),
      o('/gerente/rutas', 'Rutas'),
      o('/gerente/clientes-activos', 'Clientes Activos'),
      o('/nuevo-cliente', 'Nuevo Cliente'),
    ],
  },
  {
    titulo: 'Solicitudes',
    opciones: [
      o('/gerente/solicitudes', 'Créditos'),
      o('/gerente/solicitudes-edicion', 'Edición de Pagos'),
      o('/gerente/solicitudes-abonos-multiples', 'Abonos Múltiples'),
      o('/gerente/solicitudes-eliminacion', 'Eliminación de Pagos'),
      o('/gerente/solicitudes-clientes', 'Edición de Clientes'),
      o('/gerente/renovaciones', 'Renovaciones'),
      o('/gerente/gastos', 'Gastos'),
    ],
  },
  { titulo: 'Equipo', opciones: [o('/gerente/registrar-usuario', 'Registrar Usuario')] },
];

const SUPERVISOR: readonly GrupoMenu[] = [
  {
    titulo: 'Supervisión',
    opciones: [
      o('/supervisor', 'Dashboard'),
      o('/supervisor/rutas', 'Rutas'),
      o('/supervisor/reportes', 'Reportes'),
    ],
  },
];

const MENUS: Record<IdRol, readonly GrupoMenu[]> = {
  [ROL.cobrador]: COBRADOR,
  [ROL.gerente]: GERENTE,
  [ROL.supervisor]: SUPERVISOR,
};

export const menuDe = (rol: IdRol): readonly GrupoMenu[] => MENUS[rol];

/** The profile link of the header (spec §2). */
export const perfilDe = (rol: IdRol): string => (rol === ROL.cobrador ? '/cobrador/profile' : '/profile');

/** The menu's address of the screen one is on: the dashboard has two (spec §2), a collector is one of the routes. */
export const opcionActual = (camino: string): string =>
  camino === '/gerente/dashboard' ? '/gerente' : camino.replace(/(?<=^\/[a-z]+\/rutas)\/.*/, '');
