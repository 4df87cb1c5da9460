import { type SolicitudConEfectivo, type SolicitudDoc, solicitudDoc } from '@leal/contract/documentos';
import { ESTADOS_SOLICITUD, type EstadoSolicitud, type TipoSolicitud } from '@leal/domain';
import type { Query } from 'firebase-admin/firestore';
import { firestore } from '../platform/firebase.ts';
import { coleccion } from './coleccion.ts';

export const solicitudes = coleccion('solicitudes', solicitudDoc);

/** The requests of one type, in any of these states; of one collector, or of everybody (null). */
export function solicitudesDe(
  tipo: TipoSolicitud,
  estados: readonly EstadoSolicitud[],
  id_cobrador: string | null,
): Query<SolicitudDoc> {
  const deTodos = solicitudes
    .todas()
    .where('tipo', '==', tipo)
    .where('estado', 'in', [...estados]);
  return id_cobrador === null ? deTodos : deTodos.where('id_cobrador', '==', id_cobrador);
}

/** The requests of a client that wait for a manager. */
export const abiertasDe = (id_cliente: string): Query<SolicitudDoc> =>
  solicitudes.todas().where('id_cliente', '==', id_cliente).where('estado', '==', 'pendiente');

/** Those of these ids that are there: one read each. */
export async function leerSolicitudes(ids: readonly string[]): Promise<SolicitudDoc[]> {
  const unicos = [...new Set(ids)];
  if (unicos.length === 0) return [];
  const fotos = await firestore().getAll(...unicos.map((id) => solicitudes.doc(id)));
  return fotos.flatMap((foto) => (foto.data() as SolicitudDoc | undefined) ?? []);
}

/** A query that names more is refused. */
const POR_CONSULTA = 30;

/** All that was ever asked about these credits. */
export async function leerDeCreditos(ids: readonly string[]): Promise<SolicitudDoc[]> {
  const consultas = [];
  for (let i = 0; i < ids.length; i += POR_CONSULTA)
    consultas.push(
      solicitudes
        .todas()
        .where('id_credito', 'in', ids.slice(i, i + POR_CONSULTA))
        .get(),
    );
  return (await Promise.all(consultas)).flatMap(({ docs }) => docs.map((foto) => foto.data()));
}

/** The requests that wait for a manager, of whichever type and collector. */
export const solicitudesPendientes = (): Query<SolicitudDoc> =>
  solicitudes.todas().where('estado', '==', 'pendiente');

/** Decided ones whose cash the collector still has to give back or register. */
export const conTarea = (id_cobrador: string): Query<SolicitudDoc> =>
  solicitudes.todas().where('id_cobrador', '==', id_cobrador).where('tarea_abierta', '==', true);

/** Those that were answered, of transfers that no payment stands for: of everybody. */
export const porAclarar = (): Query<SolicitudConEfectivo> =>
  solicitudes.todas().where('por_aclarar', '==', true) as unknown as Query<SolicitudConEfectivo>;

export const contarPorAclarar = async (): Promise<number> => (await porAclarar().count().get()).data().count;

/** The requests of a collector, of one type or of all; for all states there is no filter. */
export function solicitudesPropias(
  id_cobrador: string,
  tipo: TipoSolicitud | undefined,
  estados: readonly EstadoSolicitud[],
): Query<SolicitudDoc> {
  const propias = solicitudes.todas().where('id_cobrador', '==', id_cobrador);
  const deTipo = tipo === undefined ? propias : propias.where('tipo', '==', tipo);
  return estados.length === ESTADOS_SOLICITUD.length ? deTipo : deTipo.where('estado', 'in', [...estados]);
}
