import type { EstadoSolicitud } from '@leal/domain';

const conEstado = (...estado: EstadoSolicitud[]) => ({ consulta: { estado } });

/** The two lists of a screen of requests (spec §7): what waits, and what was decided. */
export const PENDIENTES = conEstado('pendiente');
export const RESUELTAS = conEstado('aprobada', 'rechazada');
