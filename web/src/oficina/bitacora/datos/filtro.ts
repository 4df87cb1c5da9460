import { fecha } from '@leal/domain';
import { como, type DeLaUrl, dia, enLaUrl, palabra } from '../../../lib/en-la-url.ts';

/** The first day is before the business existed. */
export const PRIMER_DIA = fecha('2000-01-01');

export const EN_LA_URL = enLaUrl({
  id_cobrador: como('cobrador', palabra),
  id_cliente: como('cliente', palabra),
  accion: palabra,
  desde: dia(PRIMER_DIA),
  hasta: dia(PRIMER_DIA),
});

/** The part of the audit that is shown. */
export type Filtro = DeLaUrl<typeof EN_LA_URL>;

export const NINGUNO = EN_LA_URL.leer(new URLSearchParams());

/** The screen with this filter, for a link. */
export const rutaDeBitacora = (filtro: Partial<Filtro>): string =>
  `/gerente/bitacora?${EN_LA_URL.escribir(filtro)}`;
