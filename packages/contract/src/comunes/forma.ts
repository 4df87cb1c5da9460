import * as z from 'zod/mini';
import { igual, opcional } from './campo.ts';
import { transferenciaPedida } from './captura.ts';
import { transferencia } from './guardado.ts';

/** An edit's new form of a payment: a transfer, or null for cash; absent: it stays as it is. */
export const formaNueva = { transferencia_nueva: z.optional(z.nullable(transferenciaPedida)) };
export const FORMA_NUEVA = { transferencia_nueva: opcional(igual(z.nullable(transferencia))) };

/** The form of a payment that a question shows; absent: cash. */
export const formaActual = { forma_actual: z.optional(z.literal('transferencia')) };

/** A payment of the ledger that came by transfer, with what the bank has seen of it; absent: it is still to be confirmed. */
export const transferenciaDelLibro = {
  transferencia: z.optional(z.extend(transferencia, { banco: z.optional(z.enum(['vista', 'no_esta'])) })),
};
