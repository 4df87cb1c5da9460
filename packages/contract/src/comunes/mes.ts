import { fecha, type Mes, mesDe } from '@leal/domain';
import * as z from 'zod/mini';
import { esDia } from './fechas.ts';

/** A month, `YYYY-MM`, of the years of days. */
export const mesNegocio = z.codec(
  z.string().check(z.refine((s) => esDia(`${s}-01`), { error: 'Mes inválido' })),
  z.custom<Mes>(),
  { decode: (s) => mesDe(fecha(`${s}-01`)), encode: (mes) => mes },
);
