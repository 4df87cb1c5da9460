/** The facts beside a question: beside a payment its day and the balance, beside a loan what was borrowed before. */
export type Hechos = 'pago' | 'credito';

/** The facts that other rules need about a kind of request. */
type ReglasDeTipo = {
  /** The audit's name of asking for it: the path of the call. */
  readonly accion: string;
  /** The number of the collector's block 'Por Aprobar' that counts it (spec §2); null: none. */
  readonly bloque: 'abonos' | 'renovaciones' | null;
  /** Its approval may still move the balance of its credit: a renewal of that credit waits for it. */
  readonly mueve_saldo: boolean;
  /** The collector holds cash for it: it is decided, and never closed because its credit or client is gone. */
  readonly con_efectivo: boolean;
  /** It goes along when its client gets another collector; what is about cash stays with whoever took it. */
  readonly va_con_el_cliente: boolean;
  /** The facts beside its question; null: none. */
  readonly hechos: Hechos | null;
  /** The field that holds the open request's id, so that there is no second one. Null: none, or the credit's day holds it. */
  readonly puntero: 'pago' | 'solicitud_edicion_cliente' | 'solicitud_renovacion' | null;
};

/** Everything a collector asks and a manager decides (spec §4); one life cycle for all. A new kind begins here. */
export const REGLAS_SOLICITUD = {
  edicion_pago: {
    accion: 'abonos/solicitudes-edicion',
    bloque: 'abonos',
    mueve_saldo: true,
    con_efectivo: false,
    va_con_el_cliente: false,
    hechos: 'pago',
    puntero: 'pago',
  },
  abonos_multiples: {
    accion: 'abonos/solicitudes-abonos-multiples',
    bloque: 'abonos',
    mueve_saldo: true,
    con_efectivo: true,
    va_con_el_cliente: false,
    hechos: 'pago',
    puntero: null,
  },
  eliminacion_pago: {
    accion: 'abonos/solicitudes-eliminacion',
    bloque: 'abonos',
    mueve_saldo: true,
    con_efectivo: false,
    va_con_el_cliente: false,
    hechos: 'pago',
    puntero: 'pago',
  },
  edicion_cliente: {
    accion: 'clientes/solicitudes/editar',
    bloque: null,
    mueve_saldo: false,
    con_efectivo: false,
    va_con_el_cliente: true,
    hechos: null,
    puntero: 'solicitud_edicion_cliente',
  },
  renovacion: {
    accion: 'renovaciones/solicitar',
    bloque: 'renovaciones',
    mueve_saldo: false,
    con_efectivo: false,
    va_con_el_cliente: true,
    hechos: 'credito',
    puntero: 'solicitud_renovacion',
  },
  captura_tardia: {
    accion: 'abonos/captura-tardia',
    bloque: 'abonos',
    mueve_saldo: true,
    con_efectivo: true,
    va_con_el_cliente: false,
    hechos: 'pago',
    puntero: null,
  },
} as const satisfies Readonly<Record<string, ReglasDeTipo>>;

export type TipoSolicitud = keyof typeof REGLAS_SOLICITUD;

export const TIPOS_SOLICITUD = Object.keys(REGLAS_SOLICITUD) as readonly TipoSolicitud[];

/** The rules of a kind, when it is not known which. */
export const reglasDe = (tipo: TipoSolicitud): ReglasDeTipo => REGLAS_SOLICITUD[tipo];

export const ESTADOS_SOLICITUD = ['pendiente', 'aprobada', 'rechazada'] as const;

export type EstadoSolicitud = (typeof ESTADOS_SOLICITUD)[number];

export type DecisionSolicitud = 'aprobar' | 'rechazar';

type Resolucion =
  | {
      readonly tipo: 'resuelta';
      readonly estado: 'aprobada' | 'rechazada';
      /** The person who decides is the one who asked: marked in the audit. */
      readonly decision_propia: boolean;
    }
  | { readonly tipo: 'ya_procesada' }
  /** The owner demands another manager for a manager's own requests. */
  | { readonly tipo: 'requiere_otro_gerente' };

/** The sentence for a manager about a request of their own. */
export const MENSAJE_OTRO_GERENTE = 'La registraste tú: debe decidirla otro gerente.';

/** The owner demands another manager for what this one asked for. */
export const requiereOtroGerente = (entrada: {
  readonly solicitante: string | undefined;
  readonly gerente: string | undefined;
  readonly exigir_segundo_gerente: boolean;
}): boolean =>
  entrada.exigir_segundo_gerente &&
  entrada.solicitante !== undefined &&
  entrada.solicitante === entrada.gerente;

/** `pendiente` → `aprobada` | `rechazada`, once; expenses and pending credits obey the same. */
export function decidirResolucion(entrada: {
  readonly estado: EstadoSolicitud;
  readonly decision: DecisionSolicitud;
  readonly solicitante: string;
  readonly gerente: string;
  readonly exigir_segundo_gerente: boolean;
}): Resolucion {
  if (entrada.estado !== 'pendiente') return { tipo: 'ya_procesada' };
  const decision_propia = entrada.solicitante === entrada.gerente;
  if (requiereOtroGerente(entrada)) return { tipo: 'requiere_otro_gerente' };
  const estado = entrada.decision === 'aprobar' ? 'aprobada' : 'rechazada';
  return { tipo: 'resuelta', estado, decision_propia };
}

/** Client edits speak capitalised on the wire (spec §4). */
const EN_MAYUSCULA = { pendiente: 'Pendiente', aprobada: 'Aprobada', rechazada: 'Rechazada' } as const;

export type EstadoEdicionCliente = (typeof EN_MAYUSCULA)[EstadoSolicitud];

export const estadoEdicionCliente = (estado: EstadoSolicitud): EstadoEdicionCliente => EN_MAYUSCULA[estado];

/** Either spelling; null when it is no state. */
export const interpretarEstadoSolicitud = (texto: string): EstadoSolicitud | null =>
  ESTADOS_SOLICITUD.find((estado) => estado === texto.toLowerCase()) ?? null;
