import { ESTADOS_TRASPASO, TIPOS_TRASPASO } from '@leal/domain';
import * as z from 'zod/mini';
import { pesos } from '../comunes/dinero.ts';
import { instante } from '../comunes/fechas.ts';

/** The fields that a hand-over's document and every answer say in the same way. */
export const deTraspaso = {
  id_traspaso: z.string(),
  id_cobrador: z.string(),
  nombre_cobrador: z.string(),
  tipo: z.enum(TIPOS_TRASPASO),
  estado: z.enum(ESTADOS_TRASPASO),
  nota: z.nullable(z.string()),
  /** The loan that was handed over with a float before the office had said that it gave it; null: any other. */
  id_credito: z.nullable(z.string()),
  /** The manager who gave it, or who answered; null as long as nobody has. */
  id_gerente: z.nullable(z.string()),
  nombre_gerente: z.nullable(z.string()),
  /** The reason why it was refused or taken back. */
  motivo: z.nullable(z.string()),
};

export const traspaso = z.object({
  ...deTraspaso,
  monto: pesos,
  fecha_solicitud: instante,
  fecha_respuesta: z.nullable(instante),
});
export type Traspaso = z.output<typeof traspaso>;
