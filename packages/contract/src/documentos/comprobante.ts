import * as z from 'zod/mini';
import { dia, momento, monto } from '../comunes/guardado.ts';

/**
 * `comprobantes/{token}`: a receipt that a collector gave. `recibos/{pago}` says whether it stands, and the ledger what
 * became of its payment.
 */
export const comprobanteDoc = z.object({
  token: z.string(),
  folio: z.string(),
  id_cobrador: z.string(),
  id_credito: z.string(),
  /** The payment's row, if the office had it already. */
  id_movimiento: z.nullable(z.string()),
  /** The hash of its payment's key: that may come later than the receipt, or never. */
  clave_pago: z.nullable(z.string()),
  /** The receipt's amount: its payment's, once that is there. It may have been corrected since. */
  monto_centavos: monto,
  fecha: dia,
  capturado_en: momento,
  creado_en: momento,
  revocado: z.nullable(z.object({ en: momento, por: z.string(), motivo: z.nullable(z.string()) })),
});
export type ComprobanteDoc = z.output<typeof comprobanteDoc>;

/**
 * `recibos/{pago}`: a payment's one standing receipt. A payment goes by the hash of its key, a row that has none by its id on
 * the wire. `token` is null after that was taken back, and absent as long as none was given.
 */
export const reciboDoc = z.object({
  id_cobrador: z.string(),
  token: z.optional(z.nullable(z.string())),
  /** The same cash was known under another key, so that it is this payment. */
  es: z.optional(z.string()),
  /** The credit it was booked on, if not the one it was taken for: a late capture of a renewed one. */
  id_credito: z.optional(z.string()),
});
export type ReciboDoc = z.output<typeof reciboDoc>;

/** `folios/{folio}`: which receipt has that number; made by `create`, so that none has it twice. */
export const folioDoc = z.object({ folio: z.string(), token: z.string(), id_cobrador: z.string() });
export type FolioDoc = z.output<typeof folioDoc>;

/** `series/{serie}`: whose device numbers its receipts with it. */
export const serieDoc = z.object({
  serie: z.string(),
  id_cobrador: z.string(),
  dispositivo: z.nullable(z.string()),
  creado_en: momento,
  /** Its phone was lost: nothing that was captured later is numbered with it. */
  cerrada_en: z.optional(momento),
});
export type SerieDoc = z.output<typeof serieDoc>;
