import {
  type Centavos,
  CERO,
  type EfectivoRetenido,
  esEfectivo,
  ESTADOS_SOLICITUD,
  reglasDe,
  restar,
  type SolicitudSumable,
  tareaAbierta,
} from '@leal/domain';
import * as z from 'zod/mini';
import { type Guardados, guardados } from '../comunes/campo.ts';
import { SUFIJO_CENTAVOS } from '../comunes/presentar.ts';
import { COMUNES } from '../solicitudes/forma.ts';
import { FORMAS_SOLICITUD, type FormasSolicitud } from '../solicitudes/tipos.ts';

const comunes = {
  ...guardados(COMUNES),
  estado: z.enum(ESTADOS_SOLICITUD),
  /** Asked for by whoever worked its collector's route then. */
  llevaba: z.optional(z.literal(true)),
};

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

/** A request for which its collector may hold cash. */
export type SolicitudConEfectivo = Extract<SolicitudDoc, { tipo: 'abonos_multiples' | 'captura_tardia' }>;

export const esConEfectivo = (solicitud: SolicitudDoc): solicitud is SolicitudConEfectivo =>
  reglasDe(solicitud.tipo).con_efectivo;

/** The request's cash, for its rules; undefined when its collector holds none for it: a visit, a late day, a transfer. */
export function retenidoDe(solicitud: SolicitudDoc): EfectivoRetenido | undefined {
  if (!esConEfectivo(solicitud)) return undefined;
  const { estado, tipo, datos } = solicitud;
  // Nobody holds cash for a transfer.
  if (!esEfectivo(datos)) return undefined;
  if (tipo === 'abonos_multiples') return { ...datos, estado };
  const { tipo_captura, monto_centavos, ...resto } = datos;
  return tipo_captura === 'pago' ? { ...resto, monto_total_centavos: monto_centavos, estado } : undefined;
}

/** The fields that the sums need. */
export const sumableDe = (solicitud: SolicitudDoc): SolicitudSumable => ({
  tipo: solicitud.tipo,
  estado: solicitud.estado,
  retenido: retenidoDe(solicitud),
});

/** The field by which queries find open tasks; only requests whose decision may leave a task have it. */
export function conTareaAbierta(solicitud: SolicitudDoc): { readonly tarea_abierta?: boolean } {
  const retenido = retenidoDe(solicitud);
  return retenido === undefined ? {} : { tarea_abierta: tareaAbierta(retenido) };
}

/** What of a transfer no payment stands for once it was answered: all of a rejection, the rest of an approval of less. */
export function porAclararDe(solicitud: SolicitudDoc): Centavos {
  if (!esConEfectivo(solicitud) || esEfectivo(solicitud.datos) || solicitud.estado === 'pendiente')
    return CERO;
  const { tipo, datos } = solicitud;
  const total = tipo === 'abonos_multiples' ? datos.monto_total_centavos : datos.monto_centavos;
  return restar(total, datos.monto_aprobado_centavos ?? CERO);
}

/** The field by which queries find them, until somebody has cleared it up. */
export const conPorAclarar = (solicitud: SolicitudDoc): { readonly por_aclarar?: true } =>
  porAclararDe(solicitud) > 0 ? { por_aclarar: true } : {};

/** The amount that was decided, else the one asked for. An edit of a client, and a day without cash, have none. */
export function montoDe({ tipo, datos }: SolicitudDoc): Centavos | undefined {
  const dichos: Readonly<Record<string, unknown>> = datos;
  return (
    FORMAS_SOLICITUD[tipo].montos
      .map((monto) => dichos[monto + SUFIJO_CENTAVOS] as Centavos | null | undefined)
      .find((monto) => (monto ?? 0) > 0) ?? undefined
  );
}
