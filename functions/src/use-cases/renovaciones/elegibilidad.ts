import { type CreditoDoc, renovableDe } from '@leal/contract/documentos';
import {
  type Elegibilidad,
  decidirElegibilidad,
  type Fecha,
  fechaLocal,
  type Negocio,
  type SolicitudRenovacion,
} from '@leal/domain';
import type { SolicitudRenovacionDoc } from '../../data/renovaciones.ts';

const PENDIENTE: SolicitudRenovacion = { estado: 'pendiente', motivo_rechazo: null, fecha_respuesta: null };

const comoRechazo = ({ estado, datos, fecha_respuesta }: SolicitudRenovacionDoc): SolicitudRenovacion => ({
  estado,
  motivo_rechazo: datos.motivo_rechazo,
  fecha_respuesta: fecha_respuesta && fechaLocal(fecha_respuesta),
});

/** The state of a renewal: its pointer says whether one waits; today's rejections, why it may not be asked for now. */
export function elegibilidadDe(
  credito: CreditoDoc,
  rechazos: readonly SolicitudRenovacionDoc[],
  { hoy, negocio }: { readonly hoy: Fecha; readonly negocio: Negocio },
): Elegibilidad {
  if (credito.cliente_eliminado) return { tipo: 'no_elegible', motivo: 'El cliente fue eliminado.' };
  const rechazo = rechazos.find(({ id_credito }) => id_credito === credito.id_credito);
  const cerrada = rechazo === undefined ? null : comoRechazo(rechazo);
  const ultima = credito.solicitud_renovacion === null ? cerrada : PENDIENTE;
  return decidirElegibilidad(renovableDe(credito), ultima, hoy, negocio.parametros);
}
