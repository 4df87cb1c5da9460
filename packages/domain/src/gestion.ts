import { type Fecha, masReciente } from './calendario.ts';
import type { Centavos } from './dinero.ts';
import { DIAS_GESTIONES } from './parametros.ts';
import type { Plazo } from './plazo.ts';
import { esEfectivo } from './transferencia.ts';

/** The amount and term that a credit brings to the day on which it is due. */
export type Debido = {
  /** The amount that its card suggests; of one that was paid, before that. */
  readonly esperado_centavos: Centavos;
  readonly dias_pago: Plazo;
};

/** 'HH:MM' local, as it was registered. */
type Hecho = {
  readonly id_movimiento: string;
  readonly hora: string;
  /** The collector whose row it is, when that is not the credit's (`quienHizo`). */
  readonly id_cobrador?: string | undefined;
};

type PagoDelDia = Hecho & {
  readonly monto_centavos: Centavos;
  /** What was said of a transfer: another one under other words is no repetition of it. */
  readonly referencia?: string | undefined;
  /** A deposit that a manager booked, which the bank had on another day: the day is paid, and its own transfer may still come. */
  readonly de_otro_dia?: true | undefined;
};

/** A request of several abonos, as the credit carries it while it waits. */
export type MultiplePendiente = {
  readonly id_solicitud: string;
  readonly fecha: Fecha;
  readonly monto_centavos: Centavos;
  /** 'HH:MM' local of the tap. */
  readonly hora: string;
  /** The amount and term that the credit brought to that day before. */
  readonly debido?: Debido | undefined;
  /** In whose hands its cash is, when that is not the credit's collector. */
  readonly id_cobrador?: string | undefined;
  /** It is a transfer: nobody holds cash for it. */
  readonly transferencia?: true | undefined;
};

/** The rows of one business date of a credit; without what was deleted or cancelled. */
export type GestionDia = {
  /** The day's payment in cash. */
  readonly pago?: PagoDelDia | undefined;
  readonly transferencia?: PagoDelDia | undefined;
  readonly visita?: Hecho | undefined;
  readonly atraso?: Hecho | undefined;
  /** A payment of many abonos that waits for the manager. */
  readonly multiple?: Omit<MultiplePendiente, 'fecha'> | undefined;
  /**
   * Payment rows in cash that the day ever had, deleted ones and approved multiples included: it numbers the
   * next row, so that an id is never used twice.
   */
  readonly n: number;
  /** The same of its transfers; absent: none. */
  readonly n_transferencias?: number | undefined;
};

/**
 * The last business dates of a credit. It travels in the credit's document so that the rules of a
 * day need no further read.
 */
export type Gestiones = Readonly<Record<Fecha, GestionDia>>;

/** The parts of a day that can come and go; `undefined` takes one away. */
type CambioDia = Partial<GestionDia>;

const VACIA: GestionDia = { n: 0 };

export const gestionDe = (gestiones: Gestiones, dia: Fecha): GestionDia => gestiones[dia] ?? VACIA;

/** The day's payments that stand: at most one of each form; the one in cash first. */
export const pagosDelDia = ({ pago, transferencia }: GestionDia): PagoDelDia[] =>
  [pago, transferencia].filter((hecho) => hecho !== undefined);

/** The place of a payment in its day, by its form. */
export const campoDePago = (pago: { readonly transferencia?: unknown }): 'pago' | 'transferencia' =>
  esEfectivo(pago) ? 'pago' : 'transferencia';

/** What its place keeps of a payment, besides who took it and when. */
export const enSuLugar = ({
  monto_centavos,
  transferencia,
}: {
  readonly monto_centavos: Centavos;
  readonly transferencia?: { readonly referencia?: string | undefined } | undefined;
}): Pick<PagoDelDia, 'monto_centavos' | 'referencia'> => ({
  monto_centavos,
  ...(transferencia?.referencia !== undefined && { referencia: transferencia.referencia }),
});

/** Whether a payment of that day stands, of whatever form. */
export const estaPagado = ({ pago, transferencia }: GestionDia): boolean =>
  (pago ?? transferencia) !== undefined;

const sinAusentes = (gestion: CambioDia & { n: number }): GestionDia =>
  Object.fromEntries(Object.entries(gestion).filter(([, valor]) => valor !== undefined)) as GestionDia;

/**
 * The map with that day changed, pruned to the newest dates (8) present. A day whose payment waits
 * for the manager stays however old it gets: the decision needs what that day held.
 */
export function conGestion(gestiones: Gestiones, dia: Fecha, cambio: CambioDia): Gestiones {
  const previa = gestionDe(gestiones, dia);
  const nueva = sinAusentes({ ...previa, ...cambio, n: cambio.n ?? previa.n });
  const todas = Object.entries<GestionDia>({ ...gestiones, [dia]: nueva }).sort(([a], [b]) =>
    a < b ? 1 : -1,
  );
  const quedan = todas.filter(([, { multiple }], i) => i < DIAS_GESTIONES || multiple !== undefined);
  return Object.fromEntries<GestionDia>(quedan);
}

/**
 * The deeds without the late day of a day that was closed afterwards: its row stays, and another one needs another id.
 */
export const sinAtraso = (gestiones: Gestiones, dia: Fecha): Gestiones =>
  conGestion(gestiones, dia, { atraso: undefined, n: gestionDe(gestiones, dia).n + 1 });

const tieneAlgo = ({ visita, atraso, multiple, ...dia }: GestionDia): boolean =>
  estaPagado(dia) || (visita ?? atraso ?? multiple) !== undefined;

/**
 * The newest day on which something still counts, never before the start: after a reversal the credit
 * goes back to the route of the days that are empty again.
 */
export function ultimaGestion(gestiones: Gestiones, fecha_inicio: Fecha | null): Fecha | null {
  const dias = (Object.keys(gestiones) as Fecha[]).filter((dia) => tieneAlgo(gestionDe(gestiones, dia)));
  return dias.reduce<Fecha | null>((ultima, dia) => (ultima ? masReciente(ultima, dia) : dia), fecha_inicio);
}
