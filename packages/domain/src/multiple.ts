import { type Fecha, masReciente } from './calendario.ts';
import { type Centavos, CERO, formatearPesos, maximo, restar } from './dinero.ts';
import {
  conGestion,
  type Debido,
  type GestionDia,
  gestionDe,
  type Gestiones,
  ultimaGestion,
} from './gestion.ts';
import type { CambiosCredito, EstadoCreditoLedger } from './ledger.ts';

/** A request of several abonos, as the credit carries it while it waits. */
export type MultiplePendiente = {
  readonly id_solicitud: string;
  readonly fecha: Fecha;
  readonly monto_centavos: Centavos;
  /** 'HH:MM' local of the tap. */
  readonly hora: string;
  readonly debido?: Debido | undefined;
};

type CambiosMultiple = Pick<CambiosCredito, 'gestiones' | 'solicitud_multiple' | 'fecha_ultima_gestion'>;

/** The day waits for the manager: the card leaves the route and nothing is booked. */
export function alAbrirMultiple(credito: EstadoCreditoLedger, multiple: MultiplePendiente): CambiosMultiple {
  const { id_solicitud, fecha, ...espera } = multiple;
  return {
    gestiones: conGestion(credito.gestiones, fecha, { multiple: { id_solicitud, ...espera } }),
    solicitud_multiple: id_solicitud,
    fecha_ultima_gestion: masReciente(fecha, credito.fecha_ultima_gestion ?? fecha),
  };
}

/** Rejected: the day is as it was before the request, and the card returns to the route if that day is empty. */
export function alRechazarMultiple(credito: EstadoCreditoLedger, fecha: Fecha): CambiosMultiple {
  const esperaba = gestionDe(credito.gestiones, fecha).multiple !== undefined;
  const gestiones = esperaba
    ? conGestion(credito.gestiones, fecha, { multiple: undefined })
    : credito.gestiones;
  return {
    gestiones,
    solicitud_multiple: null,
    fecha_ultima_gestion: ultimaGestion(gestiones, credito.fecha_inicio),
  };
}

/** The payment that waits for the manager, if there is one; it is stored with its day. `hasta`: no day after that one. */
export const multipleQueEspera = (
  { gestiones, solicitud_multiple }: Pick<EstadoCreditoLedger, 'gestiones' | 'solicitud_multiple'>,
  hasta?: Fecha,
): MultiplePendiente | undefined =>
  (Object.entries(gestiones) as [Fecha, GestionDia][])
    .filter(([dia]) => hasta === undefined || dia <= hasta)
    .flatMap(([fecha, { multiple }]) => (multiple ? [{ ...multiple, fecha }] : []))
    .find(({ id_solicitud }) => id_solicitud === solicitud_multiple);

/**
 * The days on which that credit's payment begins to wait (with what the credit brought to the day; null: nothing), or
 * waits no more (false): the day itself has to say it, for whoever reads no credit.
 */
export function esperasQueCambian(
  antes: Gestiones,
  despues: Gestiones,
): Record<Fecha, Debido | null | false> {
  const dias = [...new Set([...Object.keys(antes), ...Object.keys(despues)])] as Fecha[];
  return Object.fromEntries(
    dias.flatMap((dia) => {
      const [era, es] = [gestionDe(antes, dia).multiple, gestionDe(despues, dia).multiple];
      if (era?.id_solicitud === es?.id_solicitud) return [];
      return [[dia, es ? (es.debido ?? null) : false] as const];
    }),
  );
}

/** The days on which a payment of that credit waits, each with what the credit brought to it; null: nothing was due. */
export const esperasEn = (gestiones: Gestiones): (readonly [Fecha, Debido | null])[] =>
  (Object.entries(gestiones) as [Fecha, GestionDia][]).flatMap(([fecha, { multiple }]) =>
    multiple ? [[fecha, multiple.debido ?? null] as const] : [],
  );

/** The most that a further payment may be: the balance minus the payment that waits. */
export const saldoAbierto = (saldo: Centavos, enEspera: Centavos | undefined): Centavos =>
  maximo(restar(saldo, enEspera ?? CERO), CERO);

/** The message for a payment beyond that. */
export const mensajeExcedeSaldo = (saldo: Centavos, enEspera: Centavos): string =>
  enEspera === CERO
    ? `El monto es mayor que el saldo de ${formatearPesos(saldo)}.`
    : `Ya espera aprobación un pago de ${formatearPesos(enEspera)}: puedes registrar hasta ${formatearPesos(saldoAbierto(saldo, enEspera))}.`;
