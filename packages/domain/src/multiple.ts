import { type Fecha, masReciente } from './calendario.ts';
import { type Centavos, CERO, formatearPesos, maximo, restar } from './dinero.ts';
import { quienHizo } from './duenos.ts';
import {
  conGestion,
  type Debido,
  type GestionDia,
  gestionDe,
  type MultiplePendiente,
  ultimaGestion,
} from './gestion.ts';
import type { CambiosCredito, EstadoCreditoLedger } from './ledger.ts';

/**
 * The due amount that a waiting payment brings to its day (null: nothing was due), and the collector whose day that is.
 */
export type Espera = { readonly debido: Debido | null; readonly id_cobrador: string };

type ConEsperas = Pick<EstadoCreditoLedger, 'gestiones' | 'id_cobrador'>;

type CambiosMultiple = Pick<CambiosCredito, 'gestiones' | 'solicitud_multiple' | 'fecha_ultima_gestion'>;

/** The day waits for the manager: the card leaves the route and nothing is booked. */
export function alAbrirMultiple(credito: EstadoCreditoLedger, multiple: MultiplePendiente): CambiosMultiple {
  const { fecha, ...espera } = multiple;
  return {
    gestiones: conGestion(credito.gestiones, fecha, { multiple: espera }),
    solicitud_multiple: espera.id_solicitud,
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

/** The days on which a payment of that credit waits: with what it brought to them, and whose days they are. */
export const esperasEn = (credito: ConEsperas): (readonly [Fecha, Espera])[] =>
  (Object.entries(credito.gestiones) as [Fecha, GestionDia][]).flatMap(([fecha, { multiple }]) =>
    multiple
      ? [[fecha, { debido: multiple.debido ?? null, id_cobrador: quienHizo(credito, multiple) }] as const]
      : [],
  );

/** A day on which a credit's payment begins to wait, or waits no more (`debido` false). */
export type CambioDeEspera = {
  readonly fecha: Fecha;
  readonly id_cobrador: string;
  readonly debido: Debido | null | false;
};

/** The days have to say it themselves, for whoever reads no credit. */
export function esperasQueCambian(antes: ConEsperas, despues: ConEsperas): CambioDeEspera[] {
  const dias = [...new Set([...Object.keys(antes.gestiones), ...Object.keys(despues.gestiones)])] as Fecha[];
  return dias.flatMap((fecha): CambioDeEspera[] => {
    const [era, es] = [
      gestionDe(antes.gestiones, fecha).multiple,
      gestionDe(despues.gestiones, fecha).multiple,
    ];
    if (era?.id_solicitud === es?.id_solicitud) return [];
    if (es) return [{ fecha, id_cobrador: quienHizo(despues, es), debido: es.debido ?? null }];
    return era ? [{ fecha, id_cobrador: quienHizo(antes, era), debido: false }] : [];
  });
}

/** The most that a further payment may be: the balance minus the payment that waits. */
export const saldoAbierto = (saldo: Centavos, enEspera: Centavos | undefined): Centavos =>
  maximo(restar(saldo, enEspera ?? CERO), CERO);

/** The message for a payment beyond that. */
export const mensajeExcedeSaldo = (saldo: Centavos, enEspera: Centavos): string =>
  enEspera === CERO
    ? `El monto es mayor que el saldo de ${formatearPesos(saldo)}.`
    : `Ya espera aprobación un pago de ${formatearPesos(enEspera)}: puedes registrar hasta ${formatearPesos(saldoAbierto(saldo, enEspera))}.`;
