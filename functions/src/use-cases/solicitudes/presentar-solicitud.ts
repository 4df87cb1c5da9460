import {
  FORMAS_SOLICITUD,
  type PropioDe,
  type Solicitud,
  type SolicitudDe,
  type TipoConPropios,
} from '@leal/contract';
import {
  presentar,
  retenidoDe,
  type SolicitudConEfectivo,
  type SolicitudDoc,
} from '@leal/contract/documentos';
import {
  aInstanteIso,
  CERO,
  estadoEdicionCliente,
  idPago,
  montoDeTarea,
  porResolver,
  type TipoSolicitud,
} from '@leal/domain';

type Doc<T extends TipoSolicitud> = Extract<SolicitudDoc, { tipo: T }>;

const pagoDe = ({ id_credito, datos }: Doc<'edicion_pago'> | Doc<'eliminacion_pago'>) => ({
  id_pago: idPago(id_credito ?? '', datos.id_movimiento),
});

/** The cash that the decision left, and what was done with it. */
function deEfectivo(doc: SolicitudConEfectivo): PropioDe<'captura_tardia'> {
  const retenido = retenidoDe(doc);
  if (retenido === undefined) return {};
  const { tarea, registrado_centavos: registrado = CERO, devuelto_centavos: devuelto = CERO } = retenido;
  const [monto, resta] = [montoDeTarea(retenido), porResolver(retenido)];
  return {
    tarea: monto > 0 ? { monto, registrado, devuelto, resta } : undefined,
    tarea_abierta: resta > 0,
    tarea_hecha: tarea && { hecho: tarea.hecho, fecha: aInstanteIso(tarea.fecha) },
  };
}

const deMultiple = (doc: Doc<'abonos_multiples'>): PropioDe<'abonos_multiples'> => ({
  ...deEfectivo(doc),
  comentario_gerente: doc.comentario,
});

const deCliente = ({
  estado,
  fecha_respuesta,
  datos,
}: Doc<'edicion_cliente'>): PropioDe<'edicion_cliente'> => ({
  estado: estadoEdicionCliente(estado),
  fecha_resolucion: fecha_respuesta && aInstanteIso(fecha_respuesta),
  cambios_json: datos.cambios,
});

/** The fields that a kind says in its own way; other kinds are said as they are kept. */
const PROPIOS: {
  readonly [T in TipoConPropios]: (doc: Doc<T>) => PropioDe<T>;
} = {
  edicion_pago: pagoDe,
  eliminacion_pago: pagoDe,
  abonos_multiples: deMultiple,
  edicion_cliente: deCliente,
  captura_tardia: deEfectivo,
};

/** A stored request as the API says it: the spec's names for its type (§3). */
export function presentarSolicitud(doc: SolicitudDoc): Solicitud {
  const propios = PROPIOS as { readonly [T in TipoSolicitud]?: (doc: SolicitudDoc) => object };
  const forma: { readonly shape: object } = FORMAS_SOLICITUD[doc.tipo].solicitud;
  const dicho = presentar(forma, { ...doc, ...doc.datos });
  return { ...dicho, ...propios[doc.tipo]?.(doc) } as Solicitud;
}

/** The same, of a type that the caller knows. */
export const presentarDe = <T extends TipoSolicitud>(doc: Doc<T>): SolicitudDe<T> =>
  presentarSolicitud(doc) as SolicitudDe<T>;
