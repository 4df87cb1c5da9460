import type { Transferencia } from '@leal/domain';

/** The audit's words on the form of a payment; nothing for cash. */
export const huellaDeForma = ({ transferencia }: { readonly transferencia?: Transferencia | undefined }) =>
  transferencia
    ? {
        forma: 'transferencia',
        fecha_transferencia: transferencia.fecha,
        ...(transferencia.referencia !== undefined && { referencia: transferencia.referencia }),
      }
    : {};
