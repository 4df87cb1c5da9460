import type { TipoSolicitud } from '@leal/domain';
import type * as z from 'zod/mini';
import type { DichosPropios, Propio } from '../comunes/campo.ts';
import type { Llamada } from '../llamada.ts';
import { abonosMultiples, solicitudesAbonosMultiples } from './abonos-multiples.ts';
import { capturaTardia, solicitudesCapturaTardia } from './captura-tardia.ts';
import { edicionCliente, solicitudesEdicionCliente } from './edicion-cliente.ts';
import { edicionPago, solicitudesEdicionPago } from './edicion-pago.ts';
import { eliminacionPago, solicitudesEliminacionPago } from './eliminacion-pago.ts';
import { renovacion } from './renovacion.ts';

export * from './abonos-multiples.ts';
export * from './captura-tardia.ts';
export * from './edicion-cliente.ts';
export * from './edicion-pago.ts';
export * from './eliminacion-pago.ts';
export * from './renovacion.ts';

/** Every kind of request: what it says, kept and on the wire, and what its question shows. */
export const FORMAS_SOLICITUD = {
  edicion_pago: edicionPago,
  abonos_multiples: abonosMultiples,
  eliminacion_pago: eliminacionPago,
  edicion_cliente: edicionCliente,
  renovacion,
  captura_tardia: capturaTardia,
} as const satisfies { readonly [T in TipoSolicitud]: { readonly tipo: T } };

/** The list of each kind; renewals have several of their own (spec §7). */
export const LISTAS_SOLICITUD = {
  edicion_pago: solicitudesEdicionPago,
  abonos_multiples: solicitudesAbonosMultiples,
  eliminacion_pago: solicitudesEliminacionPago,
  edicion_cliente: solicitudesEdicionCliente,
  captura_tardia: solicitudesCapturaTardia,
} as const satisfies { readonly [T in Exclude<TipoSolicitud, 'renovacion'>]: Llamada };

export type FormasSolicitud = typeof FORMAS_SOLICITUD;
/** The kinds are taken from the table, so that one missing there is one compile error and not fifty. */
type Tipo = keyof FormasSolicitud;

/** The sent values of a kind that do not follow from its document: its presenter supplies them. */
export type PropioDe<T extends Tipo> = Propio<FormasSolicitud[T]['campos']>;

/** The kinds that have such values. */
export type TipoConPropios = {
  [T in Tipo]: keyof DichosPropios<FormasSolicitud[T]['campos']> extends never ? never : T;
}[Tipo];

/** The answer to its question. */
export type PreguntaDe<T extends Tipo> = z.output<FormasSolicitud[T]['pregunta']>;

/** One part of every kind, for a union of schemas. */
export const deCadaTipo = <P extends 'solicitud' | 'pregunta'>(parte: P) =>
  Object.values(FORMAS_SOLICITUD).map((forma) => forma[parte]) as unknown as readonly [
    FormasSolicitud[Tipo][P],
    ...FormasSolicitud[Tipo][P][],
  ];

/** The values that each of their questions shows. */
export const VISTOS_SOLICITUD = Object.fromEntries(
  Object.entries(FORMAS_SOLICITUD).map(([tipo, { visto }]) => [tipo, visto]),
) as { readonly [T in Tipo]: FormasSolicitud[T]['visto'] };
