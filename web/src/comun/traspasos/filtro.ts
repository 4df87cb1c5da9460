import type { EstadoTraspaso } from '@leal/domain';
import { type DeLaUrl, enLaUrl, palabra, unaDe } from '../../lib/en-la-url.ts';

export const EN_LA_URL = enLaUrl({
  ver: unaDe(['pendientes', 'confirmados', 'todos']),
  cobrador: palabra,
});
export type Filtro = DeLaUrl<typeof EN_LA_URL>;

const ESTADO: { readonly [V in Filtro['ver']]?: EstadoTraspaso | 'abierto' } = {
  pendientes: 'abierto',
  confirmados: 'confirmado',
};

/** The query of a list. */
export const consultaDe = ({ ver, cobrador }: Filtro) => ({
  ...(ESTADO[ver] && { estado: ESTADO[ver] }),
  ...(cobrador !== undefined && { id_cobrador: cobrador }),
});
