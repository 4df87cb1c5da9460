/** The first window of a list, and how much it grows by: how a screen is drawn, not a rule (spec §9: 20). */
export const VENTANA_INICIAL = 20;

/** From here on cards far from the screen are drawn as outlines only; a usual route stays below. */
export const LISTA_LARGA = 3 * VENTANA_INICIAL;

/** How many cards are shown after the next window, never more than there are. */
export const ampliarVentana = (visibles: number, total: number): number =>
  Math.min(visibles + VENTANA_INICIAL, total);
