import { type DeLaUrl, dia, enLaUrl, palabra, unaDe } from '../../lib/en-la-url.ts';

export const EN_LA_URL = enLaUrl({
  ver: unaDe(['por_revisar', 'revisadas', 'todas']),
  cobrador: palabra,
  dia: dia(),
});
export type Filtro = DeLaUrl<typeof EN_LA_URL>;

/** The query of the list. */
export const consultaDe = ({ ver, cobrador, dia: fecha }: Filtro) => ({
  ...(ver !== 'todas' && { estado: ver }),
  ...(cobrador !== undefined && { id_cobrador: cobrador }),
  ...(fecha !== undefined && { fecha }),
});
