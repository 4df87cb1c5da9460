/** The open cut, and those before it. */
export const MIS_CORTES = '/cobrador/caja';

/** A cut of one's own. */
export const rutaDeMiCorte = (id_corte: string): string => `${MIS_CORTES}/${encodeURIComponent(id_corte)}`;

/** The screen where a returned one is counted again. */
export const rutaDeContar = (id_corte: string): string =>
  `${MIS_CORTES}/entregar?corte=${encodeURIComponent(id_corte)}`;
