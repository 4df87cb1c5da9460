import { TIPOS_MOVIMIENTO } from '@leal/domain';
import * as z from 'zod/mini';
import { promesaDicha } from '../comunes/captura.ts';
import { transferenciaDelLibro } from '../comunes/forma.ts';
import { pesos } from '../comunes/dinero.ts';
import { fechaNegocio, instante } from '../comunes/fechas.ts';

/** One ledger row as the payment screen shows it; deleted and cancelled rows stay, marked. */
export const historialItem = z.object({
  tipo: z.enum(TIPOS_MOVIMIENTO),
  fecha: fechaNegocio,
  hora: z.string(),
  monto: pesos,
  descripcion: z.string(),
  id_pago: z.string(),
  cantidad_dias: z.optional(z.int()),
  /** The reason why there was no payment. */
  motivo_visita: z.optional(z.string()),
  nota_visita: z.optional(z.string()),
  ...transferenciaDelLibro,
  /** The client's promise of then. */
  ...promesaDicha,
  capturado_en: z.optional(instante),
  sincronizado_en: z.optional(instante),
  tardia: z.optional(z.boolean()),
  eliminado: z.optional(z.boolean()),
  /** A late day that a payment of the same day cancelled. */
  cancelado: z.optional(z.boolean()),
  /** It is cancelled because its day was closed afterwards. */
  dia_cerrado: z.optional(z.boolean()),
  /** Its cash comes from a task: what a correction takes from the row goes back to the task. */
  de_tarea: z.optional(z.boolean()),
  /** An edit or deletion request of this row waits for the manager. */
  solicitud_abierta: z.optional(z.boolean()),
});
export type HistorialItem = z.output<typeof historialItem>;
