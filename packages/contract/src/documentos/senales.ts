import { CLAVES_DE_SENAL, DESTINOS_DE_SENAL, REVISIONES_DE_SENAL } from '@leal/domain';
import * as z from 'zod/mini';
import { dia, momento, monto, porDia } from '../comunes/guardado.ts';

const fila = z.object({
  id: z.string(),
  a: z.enum(DESTINOS_DE_SENAL),
  destino: z.string(),
  nombre: z.nullable(z.string()),
  cuando: momento,
  dia,
  monto_centavos: z.nullable(monto),
  que: z.string(),
});

const senal = z.object({
  /** Its rule, with the numbers that held that night. */
  regla: z.string(),
  filas: z.array(fila),
  /** What a manager has said of it; null: nobody has looked. */
  revision: z.nullable(
    z.object({
      estado: z.enum(REVISIONES_DE_SENAL),
      nota: z.nullable(z.string()),
      por: z.string(),
      nombre_gerente: z.string(),
      en: momento,
    }),
  ),
});

/**
 * `senales/{id_cobrador}_{fecha}`: what a manager should look at of a collector's day that is over; there is one only of a day
 * with a signal. Made once, by the night; a manager's word is all that changes in it.
 */
export const senalesDoc = z.object({
  id: z.string(),
  id_cobrador: z.string(),
  fecha: dia,
  /** Nobody has looked at one of them yet. */
  abierta: z.boolean(),
  senales: z.partialRecord(z.enum(CLAVES_DE_SENAL), senal),
  hallado_en: momento,
});
export type SenalesDoc = z.output<typeof senalesDoc>;
export type SenalGuardada = z.output<typeof senal>;

/**
 * `resumenes/senales`: of the last sixty days how many collectors did something, and of how many each signal was said; how far the
 * night has come with the day that it looks at, and whose looking failed on which day: the next run looks at them again.
 */
export const cuentaDeSenalesDoc = z.object({
  dias: porDia(z.object({ cobradores: z.int(), claves: z.partialRecord(z.enum(CLAVES_DE_SENAL), z.int()) })),
  en_curso: z.nullable(z.object({ fecha: dia, hasta: z.string(), cobradores: z.int() })),
  /** Absent: nobody's, or a document older than the field. */
  fallidos: z.optional(porDia(z.array(z.string()))),
});
export type CuentaDeSenalesDoc = z.output<typeof cuentaDeSenalesDoc>;
