import { type CreditoDoc, type SolicitudDoc, sumableDe } from '@leal/contract/documentos';
import { aportacionSolicitud, diferencia, SIN_APORTACION, type TipoSolicitud } from '@leal/domain';
import { asentar } from './bitacora.ts';
import type { Cartera } from './cartera.ts';
import { sumarAportacion } from './sumas.ts';

export type DatosDe<T extends TipoSolicitud> = Extract<SolicitudDoc, { tipo: T }>['datos'];

export type Peticion<T extends TipoSolicitud> = {
  readonly tipo: T;
  readonly datos: DatosDe<T>;
  readonly credito: CreditoDoc;
  readonly motivo: string;
  readonly en: Date;
};

/** Moves the sums from what the request was (null = not there yet) to what it is. */
export function recontar(cartera: Cartera, antes: SolicitudDoc | null, despues: SolicitudDoc): void {
  const previa = antes ? aportacionSolicitud(sumableDe(antes)) : SIN_APORTACION;
  sumarAportacion(cartera, diferencia(previa, aportacionSolicitud(sumableDe(despues))));
}

const RUTA_DE_LA_ACCION: Record<TipoSolicitud, string> = {
  edicion_pago: 'abonos/solicitudes-edicion',
  eliminacion_pago: 'abonos/solicitudes-eliminacion',
  abonos_multiples: 'abonos/solicitudes-abonos-multiples',
  edicion_cliente: 'clientes/solicitudes/editar',
  renovacion: 'renovaciones/solicitar',
  captura_tardia: 'abonos/captura-tardia',
};

/** Any request of the collector, waiting for the manager; the caller sets the pointer to it. */
export function abrirSolicitud<T extends TipoSolicitud>(cartera: Cartera, peticion: Peticion<T>): string {
  const { credito, en, motivo, tipo, datos } = peticion;
  const { id_usuario, nombre } = cartera.cobrador;
  const id_solicitud = `sol-${id_usuario}-${String(cartera.solicitudes.size + 1).padStart(4, '0')}`;
  // The union's members pair `tipo` with `datos`; a generic T does not narrow to one of them.
  const solicitud = {
    id_solicitud,
    tipo,
    estado: 'pendiente',
    id_cobrador: id_usuario,
    solicitante: id_usuario,
    nombre_solicitante: nombre,
    id_cliente: credito.id_cliente,
    id_credito: credito.id_credito,
    nombre_cliente: credito.nombre,
    negocio: credito.negocio,
    direccion: credito.direccion,
    motivo,
    fecha_solicitud: en,
    fecha_respuesta: null,
    gerente_responde: null,
    nombre_gerente: null,
    comentario: '',
    decision_propia: false,
    datos,
  } as unknown as SolicitudDoc;
  cartera.solicitudes.set(id_solicitud, solicitud);
  recontar(cartera, null, solicitud);
  asentar(cartera, {
    en,
    quien: cartera.cobrador,
    accion: RUTA_DE_LA_ACCION[tipo],
    documento: `solicitudes/${id_solicitud}`,
    cliente: credito,
    despues: { tipo, estado: 'pendiente', motivo },
  });
  return id_solicitud;
}
