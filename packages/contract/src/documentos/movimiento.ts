import { EFECTIVOS_CORREGIDOS, TIPOS_MOVIMIENTO } from '@leal/domain';
import * as z from 'zod/mini';
import { debido, dia, enBanco, momento, monto, transferencia } from '../comunes/guardado.ts';

/** Cash that a correction takes: never received, or given back. Absent for cash of a task, which goes back there. */
const efectivo = z.optional(z.enum(EFECTIVOS_CORREGIDOS));

const edicion = z.object({
  fecha: momento,
  por: z.string(),
  monto_anterior_centavos: monto,
  monto_nuevo_centavos: monto,
  motivo: z.string(),
  efectivo,
  /** The interest that it moved; this and its like are absent in what is older (`conSuInteres`). */
  interes_centavos: z.optional(monto),
  /** Of a credit that was written off by then: the principal that it moved. */
  recuperado_centavos: z.optional(monto),
  /** The form that it had before, where that changed, or the words of its transfer did: null is cash. */
  transferencia_anterior: z.optional(z.nullable(transferencia)),
});

type Capturada = {
  readonly dispositivo?: string | undefined;
  readonly secuencia?: number | undefined;
  readonly desfase_ms?: number | undefined;
  readonly clave?: string | undefined;
};

/** The phone and key that captured it, as far as they are known: a row keeps them, and a request until there is one. */
export const capturadaDe = ({ dispositivo, secuencia, desfase_ms, clave }: Capturada) => ({
  ...(dispositivo !== undefined && { dispositivo }),
  ...(secuencia !== undefined && { secuencia }),
  ...(desfase_ms !== undefined && { desfase_ms }),
  ...(clave !== undefined && { clave }),
});

/** A ledger row. It is never rewritten silently: edits keep the earlier amounts, deletions and cancellations mark. */
export const movimientoDoc = z.object({
  id_movimiento: z.string(),
  id_credito: z.string(),
  id_cliente: z.string(),
  id_cobrador: z.string(),
  tipo: z.enum(TIPOS_MOVIMIENTO),
  monto_centavos: monto,
  abonos: z.int(),
  /** Business date. */
  fecha: dia,
  /** The day whose cash it changes. */
  fecha_contable: dia,
  capturado_en: momento,
  sincronizado_en: momento,
  tardia: z.boolean(),
  dispositivo: z.optional(z.string()),
  secuencia: z.optional(z.int()),
  desfase_ms: z.optional(z.int()),
  /** The hash of the key under which it came: its record is forgotten after some days, the row is not. */
  clave: z.optional(z.string()),
  descripcion: z.string(),
  registrado_por: z.string(),
  /** The payment came by a transfer; absent: cash, or no payment. */
  transferencia: z.optional(transferencia),
  /** Of a transfer that counts: whether the office has seen it in the bank. */
  banco: z.optional(enBanco),
  /** Its reference as two people type it (`referenciaNormal`), where it has one and counts: others under the same are found by it. */
  referencia_normal: z.optional(z.string()),
  cantidad_dias: z.optional(z.int()),
  /** The reason of a visit or a late day, in the words that were offered then. */
  motivo_visita: z.optional(z.string()),
  nota_visita: z.optional(z.string()),
  promesa: z.optional(z.object({ fecha: dia, monto_centavos: monto })),
  /** A late day: by a payment of that day (`id_movimiento`), or because the day was closed afterwards by a version of the calendar. */
  cancelado: z.optional(
    z.object({
      fecha: momento,
      por: z.string(),
      id_movimiento: z.string(),
      calendario: z.optional(z.int()),
    }),
  ),
  eliminado: z.optional(
    z.object({
      fecha: momento,
      por: z.string(),
      motivo: z.string(),
      id_solicitud: z.nullable(z.string()),
      efectivo,
      /** What it took back of the interest. */
      interes_centavos: z.optional(monto),
      recuperado_centavos: z.optional(monto),
    }),
  ),
  /** Of a payment or a settlement: the interest that it earned when it was booked. */
  interes_centavos: z.optional(monto),
  /** Of a payment on a credit that was written off: the principal in it, which was lost and has come back. */
  recuperado_centavos: z.optional(monto),
  tras_castigo: z.optional(z.literal(true)),
  ediciones: z.array(edicion),
  debido: z.optional(debido),
  solicitud_abierta: z.nullable(z.string()),
  id_solicitud: z.optional(z.string()),
  /** The cash comes from that request, whose decision left it to be registered or given back (decision 0009). */
  id_solicitud_tarea: z.optional(z.string()),
});
export type MovimientoDoc = z.output<typeof movimientoDoc>;
