import { ESTADOS_SOLICITUD, type EstadoSolicitud } from '@leal/domain';
import { type DeLaUrl, enLaUrl, unaDe } from '../../lib/en-la-url.ts';

export const EN_LA_URL = enLaUrl({ ver: unaDe(['pendientes', 'aprobados', 'rechazados', 'todos']) });
export type Filtro = DeLaUrl<typeof EN_LA_URL>['ver'];

const ESTADO: { readonly [F in Filtro]: EstadoSolicitud | null } = {
  pendientes: 'pendiente',
  aprobados: 'aprobada',
  rechazados: 'rechazada',
  todos: null,
};

/** The states as the server reads them: a comma list. */
export const estadosDe = (filtro: Filtro): string => ESTADO[filtro] ?? ESTADOS_SOLICITUD.join(',');
