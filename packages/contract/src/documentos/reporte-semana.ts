import { CERO } from '@leal/domain';
import * as z from 'zod/mini';
import { catch as oSiNo } from 'zod/mini';
import { dia, momento, monto } from '../comunes/guardado.ts';

const figuras = {
  cobrado_centavos: monto,
  /** Absent in figures older than it: there were none. */
  transferido_centavos: z._default(monto, CERO),
  abonos: z.int(),
  clientes: z.int(),
  visitas: z.int(),
  atrasos: z.int(),
  efectivo_centavos: monto,
  gastos_centavos: monto,
  creditos_nuevos: z.int(),
  creditos_por_entregar: z.int(),
  creditos_terminados: z.int(),
};

/** A collector's week in figures, without rows: a few hundred bytes. */
const cifrasSemanales = z.object({
  /** Seven, Monday first. */
  dias: z.array(z.object({ fecha: dia, ...figuras })),
  total: z.object(figuras),
});

/**
 * The report of a week that is over. A mark may come before the figures: `cifras` null is a week that
 * was never compiled. Marked figures are out of date.
 */
export const reporteSemanaDoc = z.object({
  id_cobrador: z.string(),
  lunes: dia,
  /** Something moved in that week since it was compiled, or it is yet to be. */
  por_recompilar: z.boolean(),
  /** The instant since when it waits; the oldest goes first. Null when it does not. */
  marcado_en: z._default(z.nullable(momento), null),
  /** When it was last marked, by the store's clock, whether or not it has been compiled since; absent: before this was said. */
  movido_en: z.optional(momento),
  compilado_en: z._default(z.nullable(momento), null),
  /** Figures stored before one of the fields existed read as null: they can always be compiled again from the days. */
  cifras: oSiNo(z.nullable(cifrasSemanales), null),
});
export type ReporteSemanaDoc = z.output<typeof reporteSemanaDoc>;
