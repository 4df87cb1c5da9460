import type { CreditoDoc } from '@leal/contract/documentos';
import { abrirMultiple, type Centavos, efectoDeAbrirMultiple, fechaLocal, formatearHora } from '@leal/domain';
import { avisarPorAprobar } from '../../data/avisos.ts';
import { anotar } from '../../data/bitacora.ts';
import { creditos } from '../../data/creditos.ts';
import { solicitudes } from '../../data/solicitudes.ts';
import { moverTotales } from '../../data/totales.ts';
import type { Cambio } from '../../platform/transaccion.ts';
import type { CapturaValida } from './captura.ts';

export type PagoPorAprobar = {
  readonly credito: CreditoDoc;
  readonly captura: CapturaValida;
  readonly decision: {
    readonly monto_total: Centavos;
    readonly cantidad_abonos: number;
    readonly monto_por_abono: Centavos;
  };
  readonly motivo: string | undefined;
};

function solicitudDe({ actor, ahora }: Cambio, id_solicitud: string, pago: PagoPorAprobar) {
  const { credito, captura, decision, motivo } = pago;
  return {
    id_solicitud,
    tipo: 'abonos_multiples' as const,
    estado: 'pendiente' as const,
    id_cobrador: credito.id_cobrador,
    solicitante: actor.uid,
    nombre_solicitante: actor.nombre,
    id_cliente: credito.id_cliente,
    id_credito: credito.id_credito,
    nombre_cliente: credito.nombre,
    negocio: credito.negocio,
    direccion: credito.direccion,
    motivo: motivo ?? '',
    fecha_solicitud: ahora,
    fecha_respuesta: null,
    gerente_responde: null,
    nombre_gerente: null,
    comentario: '',
    decision_propia: false,
    datos: {
      monto_total_centavos: decision.monto_total,
      cantidad_abonos: decision.cantidad_abonos,
      monto_por_abono_centavos: decision.monto_por_abono,
      fecha: captura.fecha,
      hora: formatearHora(captura.instante),
      capturado_en: captura.instante,
      efectivo: null,
      monto_aprobado_centavos: null,
    },
  };
}

/** The payment waits for the manager: nothing is booked, the cash is in hand. Returns the request's id. */
export function abrirPagoPorAprobar(cambio: Cambio, pago: PagoPorAprobar): string {
  const { tx, ids, ahora } = cambio;
  const { credito } = pago;
  const solicitud = solicitudDe(cambio, ids.de('solicitud'), pago);
  const { id_solicitud, datos } = solicitud;
  const { fecha, hora, monto_total_centavos: monto_centavos } = datos;

  tx.create(solicitudes.doc(id_solicitud), solicitud);
  tx.update(creditos.doc(credito.id_credito), {
    ...abrirMultiple(credito, { id_solicitud, fecha, monto_centavos, hora }),
  });
  const { totales } = efectoDeAbrirMultiple(monto_centavos);
  moverTotales(tx, credito.id_cobrador, totales, { hoy: fechaLocal(ahora) });
  avisarPorAprobar(tx, credito.id_cobrador, 'abonos');
  anotar(cambio, {
    accion: 'abonos/solicitudes-abonos-multiples',
    documento: `solicitudes/${id_solicitud}`,
    id_cobrador: credito.id_cobrador,
    id_cliente: credito.id_cliente,
    antes: null,
    despues: {
      id_credito: credito.id_credito,
      monto_centavos,
      cantidad_abonos: datos.cantidad_abonos,
      fecha,
    },
  });
  return id_solicitud;
}
