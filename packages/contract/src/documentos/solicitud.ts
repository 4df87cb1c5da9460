import {
  type Centavos,
  CERO,
  ESTADOS_SOLICITUD,
  type SolicitudDeEfectivo,
  type SolicitudSumable,
  tareaAbierta,
} from '@leal/domain';
import * as z from 'zod/mini';
import { type Guardados, guardados } from '../comunes/campo.ts';
import { COMUNES } from '../solicitudes/forma.ts';
import { FORMAS_SOLICITUD, type FormasSolicitud } from '../solicitudes/tipos.ts';

const comunes = { ...guardados(COMUNES), estado: z.enum(ESTADOS_SOLICITUD) };

const documentoDe = <T extends keyof FormasSolicitud>(tipo: T) =>
  z.object({
    ...comunes,
    tipo: z.literal(tipo),
    datos: z.object(guardados(FORMAS_SOLICITUD[tipo].campos) as Guardados<FormasSolicitud[T]['campos']>),
  });
type Documento = { [T in keyof FormasSolicitud]: ReturnType<typeof documentoDe<T>> }[keyof FormasSolicitud];

export const solicitudDoc = z.discriminatedUnion(
  'tipo',
  (Object.keys(FORMAS_SOLICITUD) as (keyof FormasSolicitud)[]).map(documentoDe) as unknown as readonly [
    Documento,
    ...Documento[],
  ],
);
export type SolicitudDoc = z.output<typeof solicitudDoc>;

/** What the rules of its cash look at; undefined when it is not a request of several abonos. */
export const multipleDe = ({ tipo, estado, datos }: SolicitudDoc) =>
  tipo === 'abonos_multiples' ? { ...datos, estado } : undefined;

/** The cash that a late capture brings; a visit or a late day has none. */
const tardioDe = ({ tipo, datos }: SolicitudDoc): Centavos =>
  tipo === 'captura_tardia' && datos.tipo_captura === 'pago' ? datos.monto_centavos : CERO;

/** What the sums need of it: a payment of several abonos, or a late one, holds the collector's cash. */
export const sumableDe = (solicitud: SolicitudDoc): SolicitudSumable => ({
  tipo: solicitud.tipo,
  estado: solicitud.estado,
  multiple: multipleDe(solicitud),
  tardio: tardioDe(solicitud),
});

/** The field by which queries find open tasks; only requests whose decision may leave a task have it. */
export function conTareaAbierta(solicitud: SolicitudDoc): { readonly tarea_abierta?: boolean } {
  const multiple = multipleDe(solicitud);
  return multiple === undefined ? {} : { tarea_abierta: tareaAbierta(multiple) };
}

/** What `repartirEfectivo` needs of it. */
export const efectivoDe = (solicitud: SolicitudDoc): SolicitudDeEfectivo => ({
  id_solicitud: solicitud.id_solicitud,
  tipo: solicitud.tipo,
  estado: solicitud.estado,
  multiple: multipleDe(solicitud) ?? null,
  tardio: tardioDe(solicitud),
});
