import { ESTADOS_DE_RENGLON } from '@leal/domain';
import * as z from 'zod/mini';
import { dia, momento, monto } from '../comunes/guardado.ts';

/** `renglones_banco/{id}`: a deposit, as the bank's file said it. Its id is made of what it is, so a file that comes again makes none. */
export const renglonBancoDoc = z.object({
  id_renglon: z.string(),
  cuenta: z.string(),
  fecha: dia,
  monto_centavos: monto,
  referencia: z.string(),
  concepto: z.string(),
  /** What it is but for its account: the same of two names of one account. Older rows have none. */
  igual: z.optional(z.string()),
  /** What it is but for its day, as its reversal says it too, where its reference tells it from others. Older rows have none. */
  sin_dia: z.optional(z.string()),
  /** Its reference as two people type it (`referenciaNormal`), where that tells it from others. Older rows have none. */
  numero: z.optional(z.string()),
  /** Among equals of its day and account, from 1. */
  ordinal: z.int(),
  estado: z.enum(ESTADOS_DE_RENGLON),
  /** The payment that it is (`de_pago`). */
  pago: z.optional(
    z.object({
      id_credito: z.string(),
      id_movimiento: z.string(),
      id_cliente: z.string(),
      nombre: z.string(),
    }),
  ),
  /** The payments that were booked from it, those included that are taken out since. */
  abonos: z.int(),
  archivo: z.string(),
  cargado_en: momento,
  cargado_por: z.string(),
  /** When somebody said last what it is, and who. */
  dicho_en: z.optional(momento),
  dicho_por: z.optional(z.string()),
});
export type RenglonBancoDoc = z.output<typeof renglonBancoDoc>;
