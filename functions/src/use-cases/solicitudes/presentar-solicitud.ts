import type { Solicitud, SolicitudDe } from '@leal/contract';
import type { SolicitudDoc } from '@leal/contract/documentos';
import { aInstanteIso, CERO, estadoEdicionCliente, idPago, montoDeTarea, porResolver } from '@leal/domain';

type Doc<T extends SolicitudDoc['tipo']> = Extract<SolicitudDoc, { tipo: T }>;

const instante = (fecha: Date | null) => (fecha === null ? null : aInstanteIso(fecha));

const comun = (doc: SolicitudDoc) => ({
  id_solicitud: doc.id_solicitud,
  estado: doc.estado,
  id_cobrador: doc.id_cobrador,
  solicitante: doc.solicitante,
  nombre_solicitante: doc.nombre_solicitante,
  id_cliente: doc.id_cliente,
  id_credito: doc.id_credito,
  nombre_cliente: doc.nombre_cliente,
  negocio: doc.negocio,
  direccion: doc.direccion,
  motivo: doc.motivo,
  fecha_solicitud: aInstanteIso(doc.fecha_solicitud),
  fecha_respuesta: instante(doc.fecha_respuesta),
  gerente_responde: doc.gerente_responde,
  nombre_gerente: doc.nombre_gerente,
  comentario: doc.comentario,
});

const pagoDe = ({ id_credito }: SolicitudDoc, id_movimiento: string) =>
  idPago(id_credito ?? '', id_movimiento);

const corregidoDe = ({ datos: { efectivo_corregido } }: Doc<'edicion_pago'> | Doc<'eliminacion_pago'>) =>
  efectivo_corregido && { efectivo_corregido };

const deEdicion = (doc: Doc<'edicion_pago'>): SolicitudDe<'edicion_pago'> => ({
  ...comun(doc),
  tipo: doc.tipo,
  id_pago: pagoDe(doc, doc.datos.id_movimiento),
  monto_pagado: doc.datos.monto_pagado_centavos,
  monto_nuevo: doc.datos.monto_nuevo_centavos,
  monto_aprobado: doc.datos.monto_aprobado_centavos,
  ...corregidoDe(doc),
});

const deEliminacion = (doc: Doc<'eliminacion_pago'>): SolicitudDe<'eliminacion_pago'> => ({
  ...comun(doc),
  tipo: doc.tipo,
  id_pago: pagoDe(doc, doc.datos.id_movimiento),
  monto_pago: doc.datos.monto_pago_centavos,
  ...corregidoDe(doc),
});

/** What the decision left of its cash, and what was done with it. */
const tareaDe = ({ estado, datos }: Doc<'abonos_multiples'>) => {
  const multiple = { ...datos, estado };
  const { tarea, registrado_centavos: registrado = CERO, devuelto_centavos: devuelto = CERO } = datos;
  const [monto, resta] = [montoDeTarea(multiple), porResolver(multiple)];
  return {
    ...(monto > 0 && { tarea: { monto, registrado, devuelto, resta } }),
    tarea_abierta: resta > 0,
    ...(tarea && { tarea_hecha: { hecho: tarea.hecho, fecha: aInstanteIso(tarea.fecha) } }),
  };
};

const deMultiples = (doc: Doc<'abonos_multiples'>): SolicitudDe<'abonos_multiples'> => ({
  ...comun(doc),
  tipo: doc.tipo,
  monto_total: doc.datos.monto_total_centavos,
  cantidad_abonos: doc.datos.cantidad_abonos,
  monto_por_abono: doc.datos.monto_por_abono_centavos,
  monto_aprobado: doc.datos.monto_aprobado_centavos,
  fecha: doc.datos.fecha,
  hora: doc.datos.hora,
  comentario_gerente: doc.comentario,
  efectivo: doc.datos.efectivo,
  ...tareaDe(doc),
});

const deCliente = (doc: Doc<'edicion_cliente'>): SolicitudDe<'edicion_cliente'> => ({
  ...comun(doc),
  tipo: doc.tipo,
  estado: estadoEdicionCliente(doc.estado),
  fecha_resolucion: instante(doc.fecha_respuesta),
  cambios_json: doc.datos.cambios,
  antes: doc.datos.antes,
  ...(doc.datos.actual && { actual: doc.datos.actual }),
});

const deRenovacion = (doc: Doc<'renovacion'>): SolicitudDe<'renovacion'> => ({
  ...comun(doc),
  tipo: doc.tipo,
  id_credito_anterior: doc.datos.id_credito_anterior,
  id_credito_nuevo: doc.datos.id_credito_nuevo,
  monto_solicitado: doc.datos.monto_solicitado_centavos,
  dias_pago: doc.datos.dias_pago,
  interes: doc.datos.interes,
  monto_anterior: doc.datos.monto_anterior_centavos,
  interes_anterior: doc.datos.interes_anterior,
  saldo_anterior: doc.datos.saldo_anterior_centavos,
  ...(doc.datos.monto_entregado_centavos !== undefined && {
    monto_entregado: doc.datos.monto_entregado_centavos,
  }),
  ...(doc.datos.atrasos !== undefined && { atrasos: doc.datos.atrasos }),
  motivo_rechazo: doc.datos.motivo_rechazo,
});

const deCaptura = (doc: Doc<'captura_tardia'>): SolicitudDe<'captura_tardia'> => ({
  ...comun(doc),
  tipo: doc.tipo,
  tipo_captura: doc.datos.tipo_captura,
  monto: doc.datos.monto_centavos,
  fecha: doc.datos.fecha,
  capturado_en: aInstanteIso(doc.datos.capturado_en),
  razon: doc.datos.razon,
});

/** A stored request as the API says it: the spec's names for its type (§3). */
export function presentarSolicitud(doc: SolicitudDoc): Solicitud {
  switch (doc.tipo) {
    case 'edicion_pago':
      return deEdicion(doc);
    case 'eliminacion_pago':
      return deEliminacion(doc);
    case 'abonos_multiples':
      return deMultiples(doc);
    case 'edicion_cliente':
      return deCliente(doc);
    case 'renovacion':
      return deRenovacion(doc);
    case 'captura_tardia':
      return deCaptura(doc);
    default:
      return doc satisfies never;
  }
}

/** The same, of a type that the caller knows. */
export const presentarDe = <T extends SolicitudDoc['tipo']>(doc: Doc<T>): SolicitudDe<T> =>
  presentarSolicitud(doc) as SolicitudDe<T>;
