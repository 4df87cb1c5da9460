import type { SolicitudCredito } from '@leal/contract';
import type { CreditoDoc } from '@leal/contract/documentos';
import { aInstanteIso, type EstadoSolicitud } from '@leal/domain';
import type { Actor } from '../../context/actor.ts';

/** What was decided of it, whatever happened since. */
function estadoDe({ estado_credito, decision }: CreditoDoc): EstadoSolicitud {
  if (estado_credito === 'Pendiente') return 'pendiente';
  return decision?.estado === 'Aprobado' ? 'aprobada' : 'rechazada';
}

/** A collector's credit as the request that it was. */
export function presentarCreditoPedido(doc: CreditoDoc, { nombre }: Actor): SolicitudCredito {
  const { decision, registrado_por } = doc;
  return {
    id_solicitud: doc.id_credito,
    tipo: 'credito',
    estado: estadoDe(doc),
    id_cobrador: doc.id_cobrador,
    solicitante: registrado_por ?? doc.id_cobrador,
    nombre_solicitante: registrado_por === undefined ? nombre : 'Gerencia',
    id_cliente: doc.id_cliente,
    id_credito: doc.id_credito,
    nombre_cliente: doc.nombre,
    negocio: doc.negocio,
    direccion: doc.direccion,
    motivo: '',
    fecha_solicitud: aInstanteIso(doc.fecha_solicitud),
    fecha_respuesta: decision && aInstanteIso(decision.fecha),
    gerente_responde: decision?.id_gerente ?? null,
    nombre_gerente: decision?.nombre_gerente ?? null,
    comentario: decision?.comentario ?? '',
    estado_credito: doc.estado_credito,
    monto_solicitado: doc.monto_solicitado_centavos,
    dias_pago: doc.dias_pago,
    interes: doc.interes,
    monto_total: doc.monto_total_centavos,
    monto_diario: doc.monto_diario_centavos,
  };
}
