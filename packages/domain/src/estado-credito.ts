/** The life of a credit (spec §4). */
export const ESTADOS_CREDITO = [
  'Pendiente',
  'Aprobado',
  'Rechazado',
  'Finalizado',
  'Renovado',
  'Cancelado',
  'Castigado',
] as const;

export type EstadoCredito = (typeof ESTADOS_CREDITO)[number];

/** The events of a credit, by name. */
export const EVENTOS_CREDITO = [
  'aprobar',
  'rechazar',
  'finalizar',
  'reabrir',
  'renovar',
  'cancelar',
  'castigar',
  'deshacer_castigo',
] as const;

type EventoCredito = (typeof EVENTOS_CREDITO)[number];

const TRANSICIONES: Record<EstadoCredito, Partial<Record<EventoCredito, EstadoCredito>>> = {
  Pendiente: { aprobar: 'Aprobado', rechazar: 'Rechazado', cancelar: 'Cancelado' },
  Aprobado: {
    finalizar: 'Finalizado',
    renovar: 'Renovado',
    cancelar: 'Cancelado',
    castigar: 'Castigado',
  },
  // An edit or a deletion can leave a balance on a credit that was paid off.
  Finalizado: { reabrir: 'Aprobado', renovar: 'Renovado' },
  Rechazado: {},
  Renovado: {},
  Cancelado: {},
  // Taken out as lost: what is paid of it later changes its balance, and not its state.
  Castigado: { deshacer_castigo: 'Aprobado' },
};

/** The state after the event, or null when that credit does not take it. */
export const transicionCredito = (de: EstadoCredito, evento: EventoCredito): EstadoCredito | null =>
  TRANSICIONES[de][evento] ?? null;

/** Money moves on it: it counts in every 'active' figure. */
export const estaActivo = (estado: EstadoCredito): boolean => estado === 'Aprobado';

/** Somebody may still pay it: an active one, or one that was written off, which is out of every 'active' figure. */
export const recibePagos = (estado: EstadoCredito): boolean => estaActivo(estado) || estado === 'Castigado';

/** A payment of it may still be corrected: nobody else's loan stands on what it has paid. */
export const admiteCorreccion = (estado: EstadoCredito): boolean =>
  recibePagos(estado) || estado === 'Finalizado';

/** Such a credit keeps the client from opening another: a client has at most one open credit. */
export const estaAbierto = (estado: EstadoCredito): boolean =>
  estado === 'Pendiente' || estado === 'Aprobado';

type Decidido = {
  readonly estado_credito: EstadoCredito;
  readonly decision: { readonly estado: 'Aprobado' | 'Rechazado' } | null;
};

/** Whether it was ever lent, or approved to be: nobody takes a payment on any other. */
export const seAprobo = ({ estado_credito, decision }: Decidido): boolean =>
  estado_credito === 'Cancelado'
    ? decision?.estado === 'Aprobado'
    : estado_credito !== 'Pendiente' && estado_credito !== 'Rechazado';
