import type { MovimientoDoc } from '@leal/contract/documentos';

/** The day's own payment: what a manager decided, and a deposit of the bank that one booked, come in addition. */
export const esRegular = ({ id_solicitud, id_movimiento }: MovimientoDoc): boolean =>
  id_solicitud === undefined && !id_movimiento.startsWith('banco-');

export const diaYForma = ({ fecha, transferencia }: MovimientoDoc): string =>
  `${fecha} ${transferencia ? 'transferencia' : 'efectivo'}`;
