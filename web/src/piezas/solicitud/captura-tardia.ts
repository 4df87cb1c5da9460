import type { SolicitudDe } from '@leal/contract';
import { formatearFecha, formatearPesos } from '@leal/domain';

export type Tardia = SolicitudDe<'captura_tardia'>;

const QUE_ES = { pago: 'pago', visita: 'visita sin pago', atraso: 'atraso' } as const;

type Capturada = Pick<Tardia, 'tipo_captura' | 'monto'>;

/** Nobody holds cash for a visit or a late day. */
export const tieneEfectivo = ({ tipo_captura }: Capturada): boolean => tipo_captura === 'pago';

/** 'pago de $240.00', 'visita sin pago', 'atraso'. */
export const queEs = (tardia: Capturada): string =>
  tieneEfectivo(tardia) ? `${QUE_ES.pago} de ${formatearPesos(tardia.monto)}` : QUE_ES[tardia.tipo_captura];

/** 'pago de $240.00 del 10/11/2026'. */
export const queEsYCuando = (tardia: Capturada & Pick<Tardia, 'fecha'>): string =>
  `${queEs(tardia)} del ${formatearFecha(tardia.fecha)}`;

type DelCredito = NonNullable<Tardia['credito_hoy']>;

/** Booked there, it stands on the credit that renewed the one it was taken for, or was imported in its place. */
export const sigueEnOtro = ({ id_credito }: Pick<Tardia, 'id_credito'>, hoy: DelCredito): boolean =>
  hoy.id_credito !== id_credito;

/** The capture's credit takes no payments any more, or not from this collector: the cash can only go back. */
export const soloVuelve = ({ codigo }: Pick<Tardia, 'codigo'>, { estado_credito }: DelCredito): boolean =>
  estado_credito !== 'Aprobado' || codigo === 'PROHIBIDO';

/** 'Aprobado · saldo $3,480.00'; of one that was renewed, or imported anew, what stands on the new one. */
export const textoCreditoHoy = (tardia: Pick<Tardia, 'id_credito'>, hoy: DelCredito): string =>
  [
    ...(sigueEnOtro(tardia, hoy) ? ['Sigue en otro'] : []),
    hoy.estado_credito,
    `saldo ${formatearPesos(hoy.saldo)}`,
  ].join(' · ');
