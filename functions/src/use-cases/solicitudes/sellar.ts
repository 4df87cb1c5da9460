import {
  type AvisoDoc,
  conPorAclarar,
  conTareaAbierta,
  montoDe,
  retenidoDe,
  type SolicitudDoc,
  sumableDe,
} from '@leal/contract/documentos';
import { aportacionSolicitud, type Centavos, CERO, diferencia, fechaLocal, porResolver } from '@leal/domain';
import { avisarResolucion } from '../../data/avisos.ts';
import { anotar, type Marcas } from '../../data/bitacora.ts';
import { solicitudes } from '../../data/solicitudes.ts';
import { moverTotales } from '../../data/totales.ts';
import type { Cambio } from '../../context/transaccion.ts';

type Resolucion = NonNullable<AvisoDoc['ultima_resolucion']>;

export type Sello = Marcas & {
  readonly estado: 'aprobada' | 'rechazada';
  readonly comentario: string;
  /** The decision also changed the collector's route: the app loads it again. */
  readonly ruta: boolean;
  /** The audit's additions, before and after. */
  readonly antes?: Record<string, unknown>;
  readonly despues?: Record<string, unknown>;
  /** The notice's additions for its collector. */
  readonly aviso?: Pick<Resolucion, 'monto_entregado_centavos' | 'con_otros_datos'>;
};

/** The notice's amounts: what it was about, and the cash that it left in the collector's hands. */
function enMontos(
  solicitud: SolicitudDoc,
): Partial<Record<'monto_centavos' | 'por_resolver_centavos', Centavos>> {
  const monto_centavos = montoDe(solicitud);
  const retenido = retenidoDe(solicitud);
  const por_resolver_centavos = retenido ? porResolver(retenido) : CERO;
  return {
    ...(monto_centavos !== undefined && { monto_centavos }),
    ...(por_resolver_centavos > 0 && { por_resolver_centavos }),
  };
}

/** The collector whose request it is, and whoever asked for it while they worked that route. */
const aQuienes = ({ id_cobrador, solicitante, llevaba }: SolicitudDoc): readonly string[] =>
  llevaba && solicitante !== id_cobrador ? [id_cobrador, solicitante] : [id_cobrador];

/**
 * Writes the decision of a pending request, whose own fields `solicitud` already holds: the document, one
 * less in the counters, the notice to its collector and the audit. Returns it as it is afterwards.
 */
export function sellar<S extends SolicitudDoc>(cambio: Cambio, solicitud: S, sello: Sello): S {
  const { tx, actor, ahora } = cambio;
  const { id_solicitud, tipo, id_cobrador, id_cliente, nombre_cliente, datos } = solicitud;
  const { estado, comentario, decision_propia = false, sin_visto } = sello;
  const decidida = {
    estado,
    comentario,
    decision_propia,
    fecha_respuesta: ahora,
    gerente_responde: actor.uid,
    nombre_gerente: actor.nombre,
  };
  const despues = { ...solicitud, ...decidida };
  tx.update(solicitudes.doc(id_solicitud), {
    ...decidida,
    datos,
    ...conTareaAbierta(despues),
    ...conPorAclarar(despues),
  });
  const suma = (estado: SolicitudDoc['estado']) => aportacionSolicitud(sumableDe({ ...solicitud, estado }));
  moverTotales(tx, id_cobrador, diferencia(suma('pendiente'), suma(estado)).totales, {
    hoy: fechaLocal(ahora),
  });
  const dicho = { ...sello.aviso, ...enMontos(despues) };
  const resolucion = { id: id_solicitud, tipo, estado, nombre_cliente, fecha: ahora, ...dicho };
  for (const quien of aQuienes(solicitud)) avisarResolucion(tx, quien, resolucion, { ruta: sello.ruta });
  anotar(cambio, {
    accion: estado === 'aprobada' ? 'solicitudes/aprobar' : 'solicitudes/rechazar',
    documento: `solicitudes/${id_solicitud}`,
    id_cobrador,
    cliente: { id_cliente, nombre: nombre_cliente },
    antes: { estado: 'pendiente', ...sello.antes },
    despues: { estado, comentario, ...sello.despues },
    decision_propia,
    ...(sin_visto && { sin_visto }),
  });
  return despues;
}
