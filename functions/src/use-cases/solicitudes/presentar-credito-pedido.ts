import { solicitudCredito, type SolicitudCredito } from '@leal/contract';
import { type CreditoDoc, presentar } from '@leal/contract/documentos';
import { aInstanteIso, type EstadoSolicitud } from '@leal/domain';
import type { Actor } from '../../context/actor.ts';

/** The state that was decided, whatever happened since. */
function estadoDe({ estado_credito, decision }: CreditoDoc): EstadoSolicitud {
  if (estado_credito === 'Pendiente') return 'pendiente';
  return decision?.estado === 'Aprobado' ? 'aprobada' : 'rechazada';
}

/** A collector's credit as the request that it was. */
export function presentarCreditoPedido(doc: CreditoDoc, { nombre }: Actor): SolicitudCredito {
  const { decision, registrado_por } = doc;
  return {
    ...presentar(solicitudCredito, doc),
    id_solicitud: doc.id_credito,
    tipo: 'credito',
    estado: estadoDe(doc),
    solicitante: registrado_por ?? doc.id_cobrador,
    nombre_solicitante: registrado_por === undefined ? nombre : 'Gerencia',
    nombre_cliente: doc.nombre,
    motivo: '',
    fecha_respuesta: decision && aInstanteIso(decision.fecha),
    gerente_responde: decision?.id_gerente ?? null,
    nombre_gerente: decision?.nombre_gerente ?? null,
    comentario: decision?.comentario ?? '',
  };
}
