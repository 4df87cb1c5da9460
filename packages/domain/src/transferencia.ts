import { diasEntre, type Fecha, formatearFecha } from './calendario.ts';
import { type Centavos, CERO } from './dinero.ts';
import type { Parametros } from './parametros.ts';

/*
 * A payment is cash in its collector's hands, or a transfer that the client made to an account of the office. A transfer
 * is collected and covers as any payment, but nobody holds it: it is in no box, no cut and no delivery.
 */

export const FORMAS_DE_PAGO = ['efectivo', 'transferencia'] as const;
export type FormaDePago = (typeof FORMAS_DE_PAGO)[number];

/** What is known of a transfer when it is captured; a payment without it is cash. */
export type Transferencia = {
  /** The bank's reference or 'clave de rastreo', as it was typed; absent: the client did not have it. */
  readonly referencia?: string | undefined;
  /** The day on which the client made it, for finding it in the bank; its payment is of the day of its capture. */
  readonly fecha: Fecha;
  readonly nota?: string | undefined;
};

type ConForma = { readonly transferencia?: unknown };

/** Whether that payment's money is in a collector's hands. */
export const esEfectivo = ({ transferencia }: ConForma): boolean => transferencia === undefined;

export const formaDe = (pago: ConForma): FormaDePago => (esEfectivo(pago) ? 'efectivo' : 'transferencia');

/** The cash in a payment of that amount. */
export const enEfectivo = (monto: Centavos, pago: ConForma): Centavos => (esEfectivo(pago) ? monto : CERO);

/** The longest reference that is kept. */
export const TOPE_REFERENCIA = 40;

/** Whether a transfer may be captured at all. */
export const seAceptanTransferencias = ({ dias_transferencia }: Parametros): boolean =>
  dias_transferencia > 0;

const NO_SE_ACEPTAN = 'No se aceptan transferencias.';

const deUnDiaPorVenir = ({ fecha }: Transferencia): string =>
  `La transferencia no puede ser del ${formatearFecha(fecha)}: ese día no ha llegado.`;

/** The reason why a transfer is not taken on the day of its capture, by the settings of then; null when it is. */
export function errorDeTransferencia(
  { fecha }: Transferencia,
  hoy: Fecha,
  parametros: Parametros,
): string | null {
  if (!seAceptanTransferencias(parametros)) return NO_SE_ACEPTAN;
  const dias = diasEntre(fecha, hoy);
  if (dias < 0) return deUnDiaPorVenir({ fecha });
  if (dias <= parametros.dias_transferencia) return null;
  return `Una transferencia de hace más de ${parametros.dias_transferencia} días la registra la oficina.`;
}

/** The reason why a payment cannot become this transfer (null: cash) by a correction; null when it can. One that is one already may say more of itself. */
export function errorDeFormaNueva(
  nueva: Transferencia | null,
  pago: ConForma,
  { hoy, parametros }: { readonly hoy: Fecha; readonly parametros: Parametros },
): string | null {
  if (nueva === null) return null;
  if (esEfectivo(pago) && !seAceptanTransferencias(parametros)) return NO_SE_ACEPTAN;
  return nueva.fecha > hoy ? deUnDiaPorVenir(nueva) : null;
}

/** What of the collected came by transfer, where any did: cash alone is not named. */
export const transferidoDe = ({
  transferido_centavos: transferido,
}: {
  readonly transferido_centavos: Centavos;
}) => (transferido === CERO ? {} : { transferido });
