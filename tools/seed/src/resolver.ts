import { conTareaAbierta, type SolicitudDoc } from '@leal/contract/documentos';
import { alRechazarMultiple } from '@leal/domain';
import { aplicar } from './aplicar.ts';
import { asentar } from './bitacora.ts';
import { type Cartera, existente } from './cartera.ts';
import { movimientosDe } from './gestiones.ts';
import { recontar } from './solicitudes.ts';

export type Resolucion = {
  readonly id_solicitud: string;
  readonly estado: 'aprobada' | 'rechazada';
  readonly en: Date;
  readonly comentario?: string;
  /** The id of the credit that an approved renewal starts. */
  readonly id_credito_nuevo?: string;
};

/** Nothing waits for an answer any more: not the row, not the credit. */
function soltar(cartera: Cartera, solicitud: SolicitudDoc): void {
  const credito = existente(cartera.creditos, solicitud.id_credito ?? '');
  switch (solicitud.tipo) {
    case 'edicion_pago':
    case 'eliminacion_pago':
      existente(movimientosDe(cartera, credito.id_credito), solicitud.datos.id_movimiento).solicitud_abierta =
        null;
      break;
    case 'edicion_cliente':
      credito.solicitud_edicion_cliente = null;
      break;
    case 'renovacion':
      credito.solicitud_renovacion = null;
      break;
    case 'abonos_multiples':
      credito.solicitud_multiple = null;
      break;
    case 'captura_tardia':
      break;
    default:
      solicitud satisfies never;
  }
}

function rechazar(cartera: Cartera, solicitud: SolicitudDoc): void {
  if (solicitud.tipo === 'renovacion') solicitud.datos.motivo_rechazo = solicitud.comentario;
  if (solicitud.tipo === 'abonos_multiples') {
    const credito = existente(cartera.creditos, solicitud.id_credito ?? '');
    solicitud.datos.efectivo = 'devolver';
    Object.assign(credito, alRechazarMultiple(credito, solicitud.datos.fecha));
  }
}

function sellar(cartera: Cartera, solicitud: SolicitudDoc, resolucion: Resolucion): void {
  const { en, estado, comentario = '' } = resolucion;
  solicitud.estado = estado;
  solicitud.fecha_respuesta = en;
  solicitud.gerente_responde = cartera.gerente.id_usuario;
  solicitud.nombre_gerente = cartera.gerente.nombre;
  solicitud.comentario = comentario;
}

function avisar(cartera: Cartera, solicitud: SolicitudDoc, resolucion: Resolucion): void {
  const { id_solicitud: id, tipo, nombre_cliente } = solicitud;
  const { en: fecha, estado } = resolucion;
  cartera.aviso.ultima_resolucion = { id, tipo, estado, nombre_cliente, fecha };
  asentar(cartera, {
    en: fecha,
    quien: cartera.gerente,
    accion: `solicitudes/${estado === 'aprobada' ? 'aprobar' : 'rechazar'}`,
    documento: `solicitudes/${id}`,
    cliente: { id_cliente: solicitud.id_cliente, nombre: nombre_cliente },
    antes: { estado: 'pendiente' },
    despues: { estado, comentario: solicitud.comentario },
    decision_propia: false,
  });
}

/** The manager answers a request: apply or drop it, stamp it, free what it held. */
export function resolver(cartera: Cartera, resolucion: Resolucion): void {
  const solicitud = existente(cartera.solicitudes, resolucion.id_solicitud);
  const antes = { ...solicitud };
  sellar(cartera, solicitud, resolucion);
  if (resolucion.estado === 'aprobada') aplicar(cartera, solicitud, resolucion);
  else rechazar(cartera, solicitud);
  Object.assign(solicitud, conTareaAbierta(solicitud));
  soltar(cartera, solicitud);
  recontar(cartera, antes, solicitud);
  avisar(cartera, solicitud, resolucion);
}
