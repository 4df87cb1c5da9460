import type { EstadoRenovacion, EstadoSolicitud } from '@leal/domain';
import type { Estado } from '../../ui/insignia/Insignia.tsx';

export type Estados = { readonly [E in EstadoSolicitud]: Estado };

/** The states of a request as most screens say them (spec §2). */
export const ESTADO_REVISADA: Estados = {
  pendiente: { texto: 'PENDIENTE', tono: 'espera' },
  aprobada: { texto: 'APROBADA', tono: 'bien' },
  rechazada: { texto: 'RECHAZADA', tono: 'mal' },
};

export const ESTADO_MULTIPLE: Estados = {
  ...ESTADO_REVISADA,
  pendiente: { texto: 'PENDIENTE DE ABONOS', tono: 'espera' },
};

/** The states of an expense. */
export const ESTADO_GASTO: Estados = {
  pendiente: { texto: 'Pendiente', tono: 'espera' },
  aprobada: { texto: 'Aprobado', tono: 'bien' },
  rechazada: { texto: 'Rechazado', tono: 'mal' },
};

/** The state of a credit's renewal (spec §4). */
export const ESTADO_RENOVACION = {
  ...ESTADO_REVISADA,
  elegible: { texto: 'ELEGIBLE', tono: 'bien' },
} as const satisfies { readonly [E in EstadoRenovacion]: object };
