import { CERO, ESTADOS_TRASPASO, TIPOS_FILA_CAJA, TIPOS_TRASPASO } from '@leal/domain';
import * as z from 'zod/mini';
import { porCampo } from '../comunes/campos.ts';
import { dia, momento, monto } from '../comunes/guardado.ts';

/** A line of the cash box; the amount is signed. */
export const filaCaja = z.object({
  tipo: z.enum(TIPOS_FILA_CAJA),
  monto_centavos: monto,
  en: momento,
  /** The day whose cash it is. */
  fecha: dia,
  cliente: z._default(z.nullable(z.string()), null),
  id_credito: z._default(z.nullable(z.string()), null),
  nota: z._default(z.nullable(z.string()), null),
});
export type FilaCajaGuardada = z.output<typeof filaCaja>;

export const sumasDeCaja = z.object(porCampo(TIPOS_FILA_CAJA, z._default(monto, CERO)));
export const filasDeCaja = z._default(z.record(z.string(), filaCaja), {});

/** `cajas/{id_cobrador}`: the open cut; written by increments and never read for a payment. */
export const cajaDoc = z.object({
  id_cobrador: z.string(),
  /** The open cut's; absent until the first was handed in. */
  numero: z._default(z.int(), 1),
  /** All rows ever, of this cut and of those that were handed in: what the documents add up to. */
  total_centavos: z._default(monto, CERO),
  /** The sum of the documents from before the box began; absent until the reconciliation has counted it. */
  anterior_centavos: z.optional(monto),
  sumas_centavos: z._default(sumasDeCaja, () => sumasDeCaja.parse({})),
  filas: filasDeCaja,
  /** The day of its first row, noted by night: whoever looks for cuts of earlier days finds them by it. */
  abierta_desde: z.optional(dia),
  /** Floats and partial hand-ins that wait for the other side, and floats that were asked for. */
  traspasos: z._default(
    z.record(
      z.string(),
      z.object({
        tipo: z.enum(TIPOS_TRASPASO),
        estado: z._default(z.enum(ESTADOS_TRASPASO), 'pendiente'),
        monto_centavos: monto,
        nota: z.nullable(z.string()),
        en: momento,
        /** The number of its cut, as its document says. */
        corte: z.optional(z.int()),
      }),
    ),
    {},
  ),
});
export type CajaDoc = z.output<typeof cajaDoc>;
