import type { SolicitudDe } from '@leal/contract';
import { esEfectivo, formatearFecha, formatearPesos, recibePagos } from '@leal/domain';

export type Tardia = SolicitudDe<'captura_tardia'>;

const QUE_ES = { pago: 'pago', visita: 'visita sin pago', atraso: 'atraso' } as const;

type Capturada = Pick<Tardia, 'tipo_captura' | 'monto' | 'transferencia'>;

/** A visit and a late day bring no money. */
export const esPago = ({ tipo_captura }: Pick<Tardia, 'tipo_captura'>): boolean => tipo_captura === 'pago';

/** Nobody holds cash for those, nor for a transfer. */
export const tieneEfectivo = (tardia: Pick<Tardia, 'tipo_captura' | 'transferencia'>): boolean =>
  esPago(tardia) && esEfectivo(tardia);

/** 'pago de $240.00', 'pago por transferencia de $240.00', 'visita sin pago', 'atraso'. */
export function queEs(tardia: Capturada): string {
  const { tipo_captura, monto } = tardia;
  if (!esPago(tardia)) return QUE_ES[tipo_captura];
  return `${QUE_ES.pago}${esEfectivo(tardia) ? '' : ' por transferencia'} de ${formatearPesos(monto)}`;
}

/** 'pago de $240.00 del 10/11/2026'. */
export const queEsYCuando = (tardia: Capturada & Pick<Tardia, 'fecha'>): string =>
  `${queEs(tardia)} del ${formatearFecha(tardia.fecha)}`;

type DelCredito = NonNullable<Tardia['credito_hoy']>;

/** Booked there, it stands on the credit that renewed the one it was taken for, or was imported in its place. */
export const sigueEnOtro = ({ id_credito }: Pick<Tardia, 'id_credito'>, hoy: DelCredito): boolean =>
  hoy.id_credito !== id_credito;

/** The capture's credit takes no payments any more, or not from this collector: the cash can only go back. */
export const soloVuelve = ({ codigo }: Pick<Tardia, 'codigo'>, { estado_credito }: DelCredito): boolean =>
  !recibePagos(estado_credito) || codigo === 'PROHIBIDO';

/** 'Aprobado · saldo $3,480.00'; of one that was renewed, or imported anew, what stands on the new one. */
export const textoCreditoHoy = (tardia: Pick<Tardia, 'id_credito'>, hoy: DelCredito): string =>
  [
    ...(sigueEnOtro(tardia, hoy) ? ['Sigue en otro'] : []),
    hoy.estado_credito,
    `saldo ${formatearPesos(hoy.saldo)}`,
  ].join(' · ');
