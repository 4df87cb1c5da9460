import type { Credito } from '@leal/contract';

/** What registering needs to know of a credit; cards and the payment screen both have it. */
export type CreditoCobrable = Pick<
  Credito,
  | 'id_credito'
  | 'id_cobrador'
  | 'nombre'
  | 'slug'
  | 'dias_pago'
  | 'monto_total'
  | 'monto_diario'
  | 'saldo'
  | 'estado_credito'
  | 'pendiente_multiple'
>;
