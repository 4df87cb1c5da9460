import { CAMBIOS_DE_ATRASO, type CifrasDeSemana, type Mes, METAS } from '@leal/domain';
import * as z from 'zod/mini';
import { porCampo } from '../comunes/campos.ts';
import { dia, momento, monto } from '../comunes/guardado.ts';

const cuantos = z.object({ n: z.int(), saldo_centavos: monto });

const cosecha = z.object({
  mes: z.custom<Mes>((v) => typeof v === 'string' && /^2\d{3}-\d{2}$/.test(v), { error: 'mes YYYY-MM' }),
  edad: z.int(),
  n: z.int(),
  total_centavos: monto,
  por_pagar_centavos: monto,
});

/** No rows and no clients: some kilobytes, however many credits there are. */
const cifras: z.ZodMiniType<CifrasDeSemana> = z.object({
  cartera: z.object({ n: z.array(z.int()), saldo_centavos: z.array(monto) }),
  cambios: z.array(z.object(porCampo(CAMBIOS_DE_ATRASO, cuantos))),
  nuevos: cuantos,
  de_otros: cuantos,
  cosechas: z.array(cosecha),
  promesas: z.object({ vencieron: z.int(), cumplidas: z.int() }),
  primeros: z.object({ vencieron: z.int(), fallaron: z.int() }),
  esperado_centavos: monto,
  cobrado_centavos: monto,
});

/** The picture of a week that is over: kept for good, of a collector, or of all of them. */
export const fotoSemanaDoc = z.object({
  /** Null: the office, the sum of its collectors' pictures. */
  id_cobrador: z.nullable(z.string()),
  lunes: dia,
  /** As of when the rows were read; of the office, the last of its collectors. */
  hecha_en: momento,
  /** When anything of it was last written: the office's is made anew when one of its collectors' has moved. */
  movida_en: momento,
  /** The goals that held then. */
  metas: z.object(porCampo(METAS, z.int())),
  cifras,
  /** What the rows said later, after corrections, and since when they say so; null: the same. */
  corregida: z.nullable(z.object({ en: momento, cifras })),
  /** Of the office: the collectors whose pictures the night could not make; until they are, its first values are not whole. Absent: nobody. */
  faltan: z.optional(z.array(z.string())),
});
export type FotoSemanaDoc = z.output<typeof fotoSemanaDoc>;
