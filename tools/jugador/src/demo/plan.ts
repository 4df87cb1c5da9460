import type { Plazo, TipoSolicitud } from '@leal/domain';
import type { Azar } from '@leal/seed';

/** A request about a credit: how old it is and what became of it. */
export type PlanSolicitud = {
  readonly tipo: TipoSolicitud;
  readonly desenlace: 'pendiente' | 'aprobada' | 'rechazada';
};

/** The story of one client's credit, counted back from today. */
export type PlanCredito = {
  readonly plazo: Plazo;
  readonly fin: 'Pendiente' | 'Rechazado' | 'Aprobado' | 'Finalizado' | 'Castigado';
  /** Collectable days behind it; 0 = approved today. */
  readonly dias: number;
  /** Calendar days from the last of those days to today. */
  readonly termina_hace: number;
  /** Daily amounts paid in those days; what is left of a Finalizado is paid on its last day. */
  readonly abonos: number;
  readonly atrasos: number;
  readonly visitas: number;
  /** The collector's deed with it today, once the window is open. */
  readonly hoy?: 'pago' | 'visita' | 'atraso' | 'multiple';
  readonly solicitudes: readonly PlanSolicitud[];
  /** The credit renewed an earlier one of the same client. */
  readonly renueva?: { readonly plazo: Plazo };
  /** Shares its name with the client before it, or is its duplicate '#2'. */
  readonly nombre?: 'igual' | 'duplicado';
};

const BASE = { fin: 'Aprobado', termina_hace: 1, visitas: 0, atrasos: 0, solicitudes: [] } as const;

type Extra = Partial<PlanCredito>;
type Receta = (azar: Azar, plazo: Plazo, extra?: Extra) => PlanCredito;

/** Up to date or nearly, about half paid. */
export const alCorriente: Receta = (azar, plazo, extra) => {
  const dias = azar.entero(Math.ceil(plazo * 0.4), Math.floor(plazo * 0.75));
  const atrasos = azar.entero(0, 3);
  const visitas = azar.entero(0, 2);
  return { ...BASE, plazo, dias, atrasos, visitas, abonos: dias - atrasos - visitas, ...extra };
};

/** A credit under 30 % paid. */
export const reciente: Receta = (azar, plazo, extra) => {
  const dias = azar.entero(2, Math.floor(plazo * 0.25));
  return { ...BASE, plazo, dias, abonos: Math.max(dias - azar.entero(0, 2), 1), ...extra };
};

/** A credit not yet due, with five late days or more. */
export const atrasado: Receta = (azar, plazo, extra) => {
  const dias = azar.entero(Math.ceil(plazo * 0.5), Math.floor(plazo * 0.8));
  const atrasos = azar.entero(5, 8);
  const visitas = azar.entero(1, 2);
  return { ...BASE, plazo, dias, atrasos, visitas, abonos: dias - atrasos - visitas, ...extra };
};

/** Past its due date with a balance. */
export const vencido: Receta = (azar, plazo, extra) => {
  const dias = plazo + azar.entero(4, 20);
  const abonos = azar.entero(Math.ceil(plazo * 0.45), Math.floor(plazo * 0.75));
  return { ...BASE, plazo, dias, abonos, atrasos: azar.entero(3, 12), visitas: azar.entero(1, 3), ...extra };
};

/** A credit at least 80 % paid: it may be renewed. */
export const porRenovar: Receta = (azar, plazo, extra) => {
  const dias = plazo - azar.entero(1, 2);
  return { ...BASE, plazo, dias, abonos: Math.ceil(plazo * 0.84) + azar.entero(0, 1), ...extra };
};

/** Paid off. */
export const finalizado: Receta = (azar, plazo, extra) => ({
  ...BASE,
  plazo,
  fin: 'Finalizado',
  dias: plazo,
  termina_hace: azar.entero(2, 12),
  abonos: plazo - azar.entero(1, 3),
  atrasos: azar.entero(0, 1),
  ...extra,
});

/** Approved today: its first collectable day is tomorrow. */
export const iniciaManana: Receta = (_azar, plazo, extra) => ({
  ...BASE,
  plazo,
  dias: 0,
  abonos: 0,
  ...extra,
});

export const sinAprobar = (fin: 'Pendiente' | 'Rechazado', plazo: Plazo, extra: Extra = {}): PlanCredito => ({
  ...BASE,
  plazo,
  fin,
  dias: 0,
  abonos: 0,
  ...extra,
});
