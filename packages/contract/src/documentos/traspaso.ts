import * as z from 'zod/mini';
import { momento, monto } from '../comunes/guardado.ts';
import { deTraspaso } from '../formas/traspaso.ts';

/** `traspasos/{id}`: cash between office and collector, which moves only when both have said so. */
export const traspasoDoc = z.object({
  ...deTraspaso,
  /** Absent in those older than it. */
  id_credito: z._default(deTraspaso.id_credito, null),
  /** The open cut when it began: a part of one that was handed in went with it. Absent in those older than it. */
  corte: z.optional(z.int()),
  monto_centavos: monto,
  fecha_solicitud: momento,
  fecha_respuesta: z.nullable(momento),
});
export type TraspasoDoc = z.output<typeof traspasoDoc>;
