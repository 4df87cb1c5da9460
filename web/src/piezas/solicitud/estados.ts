import type { CreditoDecidido } from '@leal/contract';
import type { EstadoRenovacion, EstadoSolicitud } from '@leal/domain';
import type { Estado } from '../../ui/insignia/Insignia.tsx';

type Estados = { readonly [E in EstadoSolicitud]: Estado };

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

export const ESTADO_ELIMINACION: Estados = {
  ...ESTADO_REVISADA,
  pendiente: { texto: 'Pendiente de Revisión', tono: 'espera' },
};

/** Client edits speak their state capitalised (spec §4). */
export const ESTADO_EDICION = {
  Pendiente: ESTADO_REVISADA.pendiente,
  Aprobada: { texto: 'EDICIÓN APROBADA', tono: 'bien' },
  Rechazada: { texto: 'EDICIÓN RECHAZADA', tono: 'mal' },
} as const satisfies Record<string, Estado>;

/** The states of an expense. */
export const ESTADO_GASTO: Estados = {
  pendiente: { texto: 'Pendiente', tono: 'espera' },
  aprobada: { texto: 'Aprobado', tono: 'bien' },
  rechazada: { texto: 'Rechazado', tono: 'mal' },
};

/** The decision on a credit, for ever; anything but 'Aprobado' counts as rejected (spec §3). */
export const decisionDe = ({ estado_credito }: Pick<CreditoDecidido, 'estado_credito'>): Estado =>
  estado_credito === 'Aprobado' ? { texto: 'APROBADO', tono: 'bien' } : { texto: 'RECHAZADO', tono: 'mal' };

/** The state of a credit's renewal (spec §4). */
export const ESTADO_RENOVACION = {
  ...ESTADO_REVISADA,
  elegible: { texto: 'ELEGIBLE', tono: 'bien' },
} as const satisfies { readonly [E in EstadoRenovacion]: object };
