import { TIPOS_SOLICITUD } from '@leal/domain';
import { como, type DeLaUrl, enLaUrl, mismas, opcional } from '../../lib/en-la-url.ts';

/** `credito` is a list of its own on the server; without a type all are shown together. */
const TIPOS_DEL_FILTRO = [...TIPOS_SOLICITUD, 'credito'] as const;
export type Tipo = (typeof TIPOS_DEL_FILTRO)[number];

export const TODAS = 'todas';

const ESTADOS = { pendiente: 'pendientes', aprobada: 'aprobadas', rechazada: 'rechazadas' } as const;

export const EN_LA_URL = enLaUrl({
  tipo: opcional(mismas(TIPOS_DEL_FILTRO)),
  estado: como('ver', opcional(ESTADOS)),
});
export type Filtro = DeLaUrl<typeof EN_LA_URL>;

export const consultaDeFiltro = ({ tipo, estado }: Filtro) => ({
  ...(tipo && { tipo }),
  ...(estado && { estado: [estado] }),
});
