import type { Visto } from '@leal/contract';
import type { CreditoDoc, MovimientoDoc, SolicitudDoc } from '@leal/contract/documentos';
import type { Centavos, EfectivoCorregido, Transferencia } from '@leal/domain';
import { avisarResolucion } from '../../data/avisos.ts';
import { anotar, type Marcas } from '../../data/bitacora.ts';
import { solicitudes } from '../../data/solicitudes.ts';
import { ErrorApp } from '../../platform/errores.ts';
import type { Cambio } from '../../context/transaccion.ts';
import { solicitudNueva } from '../solicitudes/abrir-solicitud.ts';
import { cerrarAbiertas } from '../solicitudes/cerrar-abiertas.ts';
import { asentarEdicion, type Huella } from './corregir-pago.ts';
import { exigirResolucion } from '../solicitudes/exigir-resolucion.ts';
import { leerCorreccion } from './leer-correccion.ts';
import { formaPedida } from './solicitar-correccion.ts';
import { exigirVisto, sinVisto } from '../vistos/exigir-visto.ts';
import { vistoDePago } from '../vistos/visto-de.ts';

type Edicion = Extract<SolicitudDoc, { tipo: 'edicion_pago' }>;
type EdicionDirecta = {
  readonly id_credito: string;
  readonly id_movimiento: string;
  readonly monto: Centavos;
  readonly comentario: string;
  /** The values that the question showed. */
  readonly visto?: Visto | undefined;
  readonly transferencia_nueva?: Transferencia | null | undefined;
  /** When less of it is cash than before. */
  readonly efectivo_corregido?: EfectivoCorregido | undefined;
};

/** The open request of this payment, which the edit answers by itself. */
async function leerAbierta({ tx }: Cambio, { solicitud_abierta }: MovimientoDoc): Promise<SolicitudDoc[]> {
  if (solicitud_abierta === null) return [];
  const abierta = (await tx.get(solicitudes.doc(solicitud_abierta))).data();
  return abierta?.estado === 'pendiente' ? [abierta] : [];
}

/** A direct edit leaves the same trace as a request: one that was asked for and approved at once. */
function yaAprobada(
  cambio: Cambio,
  credito: CreditoDoc,
  pago: MovimientoDoc,
  { monto, comentario, efectivo_corregido, transferencia_nueva }: EdicionDirecta,
): Edicion {
  const nueva = solicitudNueva(cambio, {
    tipo: 'edicion_pago',
    datos: {
      id_movimiento: pago.id_movimiento,
      monto_pagado_centavos: pago.monto_centavos,
      monto_nuevo_centavos: monto,
      monto_aprobado_centavos: monto,
      ...(efectivo_corregido && { efectivo_corregido }),
      ...formaPedida(pago, transferencia_nueva),
    },
    // Of whoever took the cash, whosever the credit is by now.
    de: { ...credito, id_cobrador: pago.id_cobrador },
    id_credito: credito.id_credito,
    motivo: comentario,
  });
  return {
    ...nueva,
    estado: 'aprobada',
    fecha_respuesta: cambio.ahora,
    gerente_responde: cambio.actor.uid,
    nombre_gerente: cambio.actor.nombre,
    comentario,
    decision_propia: true,
  };
}

function anunciar(cambio: Cambio, solicitud: Edicion, { antes, despues }: Huella, marcas: Marcas): void {
  const { id_solicitud: id, id_cobrador, id_cliente, nombre_cliente, tipo, comentario } = solicitud;
  const resolucion = {
    id,
    tipo,
    estado: 'aprobada' as const,
    nombre_cliente,
    fecha: cambio.ahora,
    monto_centavos: solicitud.datos.monto_aprobado_centavos ?? solicitud.datos.monto_nuevo_centavos,
  };
  avisarResolucion(cambio.tx, id_cobrador, resolucion, { ruta: true });
  anotar(cambio, {
    accion: 'abonos/editar-directo',
    documento: `solicitudes/${id}`,
    id_cobrador,
    cliente: { id_cliente, nombre: nombre_cliente },
    antes,
    despues: { comentario, ...despues },
    decision_propia: true,
    ...marcas,
  });
}

/**
 * A manager edits a payment without anybody having asked: the request is created already approved, and
 * one that was open for that payment is closed as rejected. As one's own decision it is refused (403)
 * where a second manager is demanded.
 */
export async function editarDirecto(cambio: Cambio, edicion: EdicionDirecta): Promise<Edicion> {
  const { monto, comentario: motivo, efectivo_corregido: efectivo, visto } = edicion;
  const { transferencia_nueva: transferencia } = edicion;
  exigirResolucion(cambio, { estado: 'pendiente', decision: 'aprobar', solicitante: cambio.actor.uid });
  const correccion = await leerCorreccion(cambio, edicion);
  exigirVisto('pago', visto, vistoDePago(correccion.pago));
  const abiertas = await leerAbierta(cambio, correccion.pago);
  const huella = await asentarEdicion(cambio, correccion, { monto, motivo, efectivo, transferencia });
  cerrarAbiertas(cambio, abiertas, 'El gerente editó el pago directamente.');
  const solicitud = yaAprobada(cambio, correccion.credito, correccion.pago, edicion);
  cambio.tx.create(solicitudes.doc(solicitud.id_solicitud), solicitud);
  anunciar(cambio, solicitud, huella, sinVisto(visto));
  return solicitud;
}

/** A direct edit says the amount and does not reject anything. */
export function exigirMontoDirecto({
  estado,
  monto_aprobado,
}: {
  readonly estado: 'aprobada' | 'rechazada';
  readonly monto_aprobado?: Centavos | undefined;
}): Centavos {
  if (estado === 'aprobada' && monto_aprobado !== undefined) return monto_aprobado;
  const detalle =
    estado === 'aprobada'
      ? { campo: 'monto_aprobado', mensaje: 'Monto inválido' }
      : { campo: 'estado', mensaje: 'No hay ninguna solicitud que rechazar' };
  throw new ErrorApp('DATOS_INVALIDOS', detalle.mensaje, [detalle]);
}
