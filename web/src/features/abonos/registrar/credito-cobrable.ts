import type { Credito } from '@leal/contract';
import type { Centavos, Llamado } from '@leal/domain';

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
> &
  Llamado;

/** Whose cash it is, when it was taken before and is registered now: so much of it remains. */
export type TareaDeAbono = { readonly id_solicitud: string; readonly resta: Centavos };
