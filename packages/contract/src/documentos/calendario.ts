import * as z from 'zod/mini';
import { criterios, dia, momento } from '../comunes/guardado.ts';

const festivo = z.object({ fecha: dia, nombre: z.string() });

/** A change of the days without collection, or of the numbers by which credits are counted, or of both. */
const versionCalendario = z.object({
  version: z.int(),
  desde_ms: z.int(),
  mas: z.array(festivo),
  menos: z.array(dia),
  /** Absent: they are those of the version before; of none, the numbers that hold where nobody set any. */
  criterios: z.optional(criterios),
});

/** `configuracion/calendario`: every list that there ever was, as the changes between them; some dozens of bytes each. */
export const calendarioDoc = z.object({
  versiones: z.array(versionCalendario),
  /** The last version to which all open credits have gone over. */
  mudada: z.int(),
});
export type CalendarioDoc = z.output<typeof calendarioDoc>;

/** `configuracion/mudanza`: how far the open credits have gone over to a version. */
export const mudanzaDoc = z.object({
  version: z.int(),
  estado: z.enum(['en_curso', 'hecha']),
  /** The last collector whose credits are all over; null: none yet. */
  hasta: z.nullable(z.string()),
  creditos: z.int(),
  atrasos: z.int(),
  empezo_en: momento,
  termino_en: z.nullable(momento),
});
export type MudanzaDoc = z.output<typeof mudanzaDoc>;
