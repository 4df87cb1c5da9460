/** Everything a collector asks and a manager decides (spec §4); one life cycle for all. */
export const TIPOS_SOLICITUD = [
  'edicion_pago',
  'abonos_multiples',
  'eliminacion_pago',
  'edicion_cliente',
  'renovacion',
  'captura_tardia',
] as const;

export type TipoSolicitud = (typeof TIPOS_SOLICITUD)[number];

export const ESTADOS_SOLICITUD = ['pendiente', 'aprobada', 'rechazada'] as const;

export type EstadoSolicitud = (typeof ESTADOS_SOLICITUD)[number];

export type DecisionSolicitud = 'aprobar' | 'rechazar';

export type Resolucion =
  | {
      readonly tipo: 'resuelta';
      readonly estado: 'aprobada' | 'rechazada';
      /** Who decides is who asked: marked in the audit. */
      readonly decision_propia: boolean;
    }
  | { readonly tipo: 'ya_procesada' }
  /** The owner demands a second manager for one's own requests. */
  | { readonly tipo: 'requiere_otro_gerente' };

/** `pendiente` → `aprobada` | `rechazada`, once; expenses and pending credits obey the same. */
export function resolverSolicitud(entrada: {
  readonly estado: EstadoSolicitud;
  readonly decision: DecisionSolicitud;
  readonly solicitante: string;
  readonly gerente: string;
  readonly exigir_segundo_gerente: boolean;
}): Resolucion {
  if (entrada.estado !== 'pendiente') return { tipo: 'ya_procesada' };
  const decision_propia = entrada.solicitante === entrada.gerente;
  if (decision_propia && entrada.exigir_segundo_gerente) return { tipo: 'requiere_otro_gerente' };
  const estado = entrada.decision === 'aprobar' ? 'aprobada' : 'rechazada';
  return { tipo: 'resuelta', estado, decision_propia };
}

/** Client edits speak capitalised on the wire (spec §4). */
const EN_MAYUSCULA = { pendiente: 'Pendiente', aprobada: 'Aprobada', rechazada: 'Rechazada' } as const;

export type EstadoEdicionCliente = (typeof EN_MAYUSCULA)[EstadoSolicitud];

export const estadoEdicionCliente = (estado: EstadoSolicitud): EstadoEdicionCliente => EN_MAYUSCULA[estado];

/** Either spelling; null when it is no state. */
export const leerEstadoSolicitud = (texto: string): EstadoSolicitud | null =>
  ESTADOS_SOLICITUD.find((estado) => estado === texto.toLowerCase()) ?? null;
