import { ESTADOS_SOLICITUD, type EstadoSolicitud } from '@leal/domain';

const FILTROS = ['pendientes', 'aprobados', 'rechazados', 'todos'] as const;
export type Filtro = (typeof FILTROS)[number];

const ESTADO: { readonly [F in Filtro]: EstadoSolicitud | null } = {
  pendientes: 'pendiente',
  aprobados: 'aprobada',
  rechazados: 'rechazada',
  todos: null,
};

/** Any other value in the address means the pending ones. */
export const leerFiltro = (ver: string | null): Filtro => FILTROS.find((uno) => uno === ver) ?? 'pendientes';

/** As the server reads it: a comma list of states. */
export const estadosDe = (filtro: Filtro): string => ESTADO[filtro] ?? ESTADOS_SOLICITUD.join(',');
