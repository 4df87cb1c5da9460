import { CLASES_POR_APROBAR, ROL, TIPOS_SOLICITUD, type ClasePorAprobar, type IdRol } from '@leal/domain';
import { palabrasDe, rutaDeTipo } from '../piezas/solicitud/tipos.ts';

/**
 * The things that are counted next to the text: those that wait for a decision there, or that a collector has to see or
 * do.
 */
export type Contado = ClasePorAprobar | 'propias' | 'traspasos' | 'cortes' | 'transferencias' | 'senales';
export type OpcionMenu = {
  camino: string;
  texto: string;
  contados: readonly Contado[];
  /** It is of use only where transfers are taken, or were. */
  deBanco?: true;
  /** The lines that fold under it: its kinds, one by one. */
  dentro?: readonly OpcionMenu[];
};
type GrupoMenu = { titulo: string; opciones: readonly OpcionMenu[] };

const o = (camino: string, texto: string, ...contados: readonly Contado[]): OpcionMenu => ({
  camino,
  texto,
  contados,
});

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
    titulo: 'Caja',
    opciones: [
      o('/cobrador/caja', 'Corte de caja', 'cortes'),
      o('/cobrador/traspasos', 'Fondos y parciales', 'traspasos'),
    ],
  },
  {
    titulo: 'Gestión',
    opciones: [
      o('/cobrador/renovaciones', 'Renovaciones'),
      o('/cobrador/solicitudes', 'Solicitudes', 'propias'),
      o('/cobrador/gastos', 'Gastos'),
      o('/cobrador/reportes', 'Reportes'),
      o('/cobrador/pendientes', 'Por sincronizar'),
    ],
  },
];

/** The inbox, and each kind by itself folded under it; counted for whoever decides. */
function solicitudesDe(base: string, decide: boolean): GrupoMenu {
  const opcion = (camino: string, texto: string, ...clases: readonly ClasePorAprobar[]) =>
    o(camino, texto, ...(decide ? clases : []));
  return {
    titulo: 'Solicitudes',
    opciones: [
      {
        ...opcion(`${base}/bandeja`, 'Bandeja', ...CLASES_POR_APROBAR),
        dentro: [
          opcion(`${base}/solicitudes`, 'Créditos', 'creditos'),
          ...TIPOS_SOLICITUD.map((tipo) =>
            opcion(rutaDeTipo(tipo, base), palabrasDe(tipo).pantalla.texto, tipo),
          ),
          opcion(`${base}/gastos`, 'Gastos', 'gastos'),
        ],
      },
    ],
  };
}

/** What manager and supervisor both look at. */
const carteraDe = (base: string): readonly OpcionMenu[] => [
  o(base, 'Dashboard'),
  o(`${base}/hoy`, 'Qué ver hoy'),
  o(`${base}/rutas`, 'Rutas'),
  o(`${base}/reportes`, 'Reportes'),
  o(`${base}/riesgo`, 'Riesgo'),
  o(`${base}/resultado`, 'Resultado del mes'),
  o(`${base}/castigados`, 'Castigados'),
  o(`${base}/efectivo`, 'Efectivo'),
  o(`${base}/evolucion`, 'Mejor o peor'),
  o(`${base}/clientes-activos`, 'Clientes Activos'),
];

const GERENTE: readonly GrupoMenu[] = [
  { titulo: 'Cartera', opciones: [...carteraDe('/gerente'), o('/nuevo-cliente', 'Nuevo Cliente')] },
  solicitudesDe('/gerente', true),
  {
    titulo: 'Caja',
    opciones: [
      o('/gerente/cortes', 'Cortes', 'cortes'),
      o('/gerente/diferencias', 'Diferencias'),
      { ...o('/gerente/transferencias', 'Transferencias', 'transferencias'), deBanco: true },
      o('/gerente/traspasos', 'Fondos y parciales', 'traspasos'),
      o('/gerente/por-entregar', 'Por entregar'),
    ],
  },
  {
    titulo: 'Equipo',
    opciones: [
      o('/gerente/equipo', 'Usuarios'),
      o('/gerente/registrar-usuario', 'Registrar Usuario'),
      o('/gerente/importar', 'Importar cartera'),
      o('/gerente/exportar', 'Exportar'),
      o('/gerente/senales', 'Señales', 'senales'),
      o('/gerente/bitacora', 'Bitácora'),
      o('/gerente/ajustes', 'Ajustes'),
    ],
  },
];

const SUPERVISOR: readonly GrupoMenu[] = [
  { titulo: 'Supervisión', opciones: carteraDe('/supervisor') },
  solicitudesDe('/supervisor', false),
  {
    titulo: 'Caja',
    opciones: [
      o('/supervisor/cortes', 'Cortes'),
      o('/supervisor/diferencias', 'Diferencias'),
      { ...o('/supervisor/transferencias', 'Transferencias'), deBanco: true },
    ],
  },
];

const MENUS: Record<IdRol, readonly GrupoMenu[]> = {
  [ROL.cobrador]: COBRADOR,
  [ROL.gerente]: GERENTE,
  [ROL.supervisor]: SUPERVISOR,
};

export const menuDe = (rol: IdRol): readonly GrupoMenu[] => MENUS[rol];

/** Every line, also those that are folded. */
export const opcionesDe = (rol: IdRol): readonly OpcionMenu[] =>
  menuDe(rol).flatMap(({ opciones }) => opciones.flatMap((opcion) => [opcion, ...(opcion.dentro ?? [])]));

export const estaEnElMenu = (rol: IdRol, buscado: string): boolean =>
  opcionesDe(rol).some(({ camino }) => camino === buscado);

const deOficina = (base: string): readonly OpcionMenu[] => [
  o(base, 'Dashboard'),
  o(`${base}/rutas`, 'Rutas'),
];

/** The screens that are opened every hour: in the bar at the foot of a small screen. */
const ACCESOS: Record<IdRol, readonly OpcionMenu[]> = {
  [ROL.cobrador]: [
    o('/cobrador', 'Mi Ruta'),
    o('/cobrador/dashboard', 'Dashboard'),
    o('/cobrador/solicitudes', 'Solicitudes', 'propias'),
  ],
  [ROL.gerente]: [...deOficina('/gerente'), o('/gerente/bandeja', 'Bandeja', ...CLASES_POR_APROBAR)],
  [ROL.supervisor]: [...deOficina('/supervisor'), o('/supervisor/bandeja', 'Bandeja')],
};

export const accesosDe = (rol: IdRol): readonly OpcionMenu[] => ACCESOS[rol];

/**
 * Everything that is counted for this role, over the whole menu. Without the transfers: many wait for a look at the bank, and
 * none for an answer.
 */
export const contadosDe = (rol: IdRol): readonly Contado[] => [
  ...new Set(opcionesDe(rol).flatMap(({ contados, deBanco }) => (deBanco ? [] : contados))),
];

/** The profile link of the header (spec §2). */
export const perfilDe = (rol: IdRol): string => (rol === ROL.cobrador ? '/cobrador/profile' : '/profile');

/** The menu's address of the screen one is on: the dashboard has two (spec §2), a collector is one of the routes, a cut one of
 * the cuts. */
export const opcionActual = (camino: string): string =>
  /^\/(?:gerente|supervisor)\/dashboard$/.test(camino)
    ? camino.replace('/dashboard', '')
    : camino.replace(/(?<=^\/[a-z]+\/(?:rutas|cortes|caja))\/.*/, '');
