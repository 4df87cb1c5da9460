import { type ClienteDoc, type CreditoDoc, type SolicitudDoc, sumableDe } from '@leal/contract/documentos';
import { aportacionSolicitud, type CampoSena, fechaLocal, reglasDe, ROL } from '@leal/domain';
import { anotar } from '../../data/bitacora.ts';
import { solicitudes } from '../../data/solicitudes.ts';
import { moverTotales } from '../../data/totales.ts';
import type { Actor } from '../../context/actor.ts';
import type { Cambio } from '../../context/transaccion.ts';
import { apuntar } from './puntero.ts';
import { fotoDelCliente } from './seguir-al-cliente.ts';

type DeTipo<T extends SolicitudDoc['tipo']> = Extract<SolicitudDoc, { tipo: T }>;

type SolicitudPorAbrir<T extends SolicitudDoc['tipo']> = {
  readonly tipo: T;
  readonly datos: DeTipo<T>['datos'];
  /** The credit or the client it is about; both carry the fields by which a client is found. */
  readonly de: Pick<CreditoDoc & ClienteDoc, 'id_cobrador' | 'id_cliente' | CampoSena>;
  readonly id_credito: string | null;
  readonly motivo: string;
  /** An id that follows from what must not be asked twice; else a new one. */
  readonly id_solicitud?: string;
  /** The person who opens it, where that is not the one who asks. */
  readonly firma?: Actor;
  /** The audit's record of it, besides the reason. */
  readonly despues: Record<string, unknown>;
};

/** The request as it is asked for: nobody has answered. */
export function solicitudNueva<T extends SolicitudDoc['tipo']>(
  { actor, ahora, ids }: Cambio,
  {
    tipo,
    datos,
    de,
    id_credito,
    motivo,
    id_solicitud = ids.de('solicitud'),
  }: Omit<SolicitudPorAbrir<T>, 'despues' | 'firma'>,
): DeTipo<T> {
  // The union pairs `tipo` with `datos`; a generic T does not narrow to one of its members.
  return {
    id_solicitud,
    tipo,
    estado: 'pendiente',
    id_cobrador: de.id_cobrador,
    solicitante: actor.uid,
    nombre_solicitante: actor.nombre,
    ...(actor.id_rol === ROL.cobrador && actor.uid !== de.id_cobrador && { llevaba: true }),
    id_cliente: de.id_cliente,
    id_credito,
    ...fotoDelCliente(de),
    motivo,
    fecha_solicitud: ahora,
    fecha_respuesta: null,
    gerente_responde: null,
    nombre_gerente: null,
    comentario: '',
    decision_propia: false,
    datos,
  } as unknown as DeTipo<T>;
}

/**
 * Every request starts here: the document that a manager will decide, one more in the counters, and the
 * audit, and the pointer that keeps a second one away. The caller has made sure that there is none.
 */
export function abrirSolicitud<T extends SolicitudDoc['tipo']>(
  cambio: Cambio,
  porAbrir: SolicitudPorAbrir<T>,
): DeTipo<T> {
  const { tx, ahora } = cambio;
  const { de, motivo, firma = cambio.actor } = porAbrir;
  const solicitud = solicitudNueva(cambio, porAbrir);
  const { id_solicitud } = solicitud;
  tx.create(solicitudes.doc(id_solicitud), solicitud);
  const { totales } = aportacionSolicitud(sumableDe(solicitud));
  moverTotales(tx, de.id_cobrador, totales, { hoy: fechaLocal(ahora) });
  anotar(
    { ...cambio, actor: firma },
    {
      accion: reglasDe(porAbrir.tipo).accion,
      documento: `solicitudes/${id_solicitud}`,
      id_cobrador: de.id_cobrador,
      cliente: de,
      antes: null,
      despues: { motivo, ...porAbrir.despues },
    },
  );
  apuntar(cambio, solicitud, id_solicitud);
  return solicitud;
}
