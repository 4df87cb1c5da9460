/** A cut of one's own. */
export const rutaDeMiCorte = (id_corte: string): string => `/cobrador/caja/${encodeURIComponent(id_corte)}`;

/** Where a returned one is counted again. */
export const rutaDeContar = (id_corte: string): string =>
  `/cobrador/caja/entregar?corte=${encodeURIComponent(id_corte)}`;
