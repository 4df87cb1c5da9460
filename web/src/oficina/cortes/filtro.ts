import { type EstadoCorte, type EstadoDiferencia } from '@leal/domain';
import { type DeLaUrl, enLaUrl, palabra, texto, unaDe } from '../../lib/en-la-url.ts';

export const EN_LA_URL = enLaUrl({
  ver: unaDe(['entregados', 'devueltos', 'confirmados', 'todos']),
  cobrador: palabra,
  /** The order in which they come: the newest first. */
  orden: texto(20),
});
export type Filtro = DeLaUrl<typeof EN_LA_URL>;

const ESTADO: { readonly [V in Filtro['ver']]: EstadoCorte | undefined } = {
  entregados: 'entregado',
  devueltos: 'devuelto',
  confirmados: 'confirmado',
  todos: undefined,
};

/** The query of the list. */
export function consultaDe({ ver, cobrador }: Pick<Filtro, 'ver' | 'cobrador'>) {
  const estado = ESTADO[ver];
  return { ...(estado && { estado }), ...(cobrador !== undefined && { id_cobrador: cobrador }) };
}

export const DIFERENCIAS_EN_LA_URL = enLaUrl({
  ver: unaDe(['abiertas', 'saldadas', 'condonadas', 'todas']),
  cobrador: palabra,
});
export type FiltroDiferencias = DeLaUrl<typeof DIFERENCIAS_EN_LA_URL>;

const DE_DIFERENCIA: { readonly [V in FiltroDiferencias['ver']]: EstadoDiferencia | undefined } = {
  abiertas: 'abierta',
  saldadas: 'saldada',
  condonadas: 'condonada',
  todas: undefined,
};

export function consultaDeDiferencias({ ver, cobrador }: FiltroDiferencias) {
  const estado = DE_DIFERENCIA[ver];
  return { ...(estado && { estado }), ...(cobrador !== undefined && { id_cobrador: cobrador }) };
}

/** A cut, below the address of whoever looks (`useOficina`). */
export const rutaDeCorte = (base: string, id_corte: string): string =>
  `${base}/cortes/${encodeURIComponent(id_corte)}`;
