import { PARAMETROS } from '@leal/domain';

/** The first window of a list (spec §9: 20). */
export const VENTANA_INICIAL = PARAMETROS.tamano_pagina;

/** From here on cards far from the screen are drawn as outlines only; a usual route stays below. */
export const LISTA_LARGA = 3 * PARAMETROS.tamano_pagina;

/** How many cards are shown after the next window, never more than there are. */
export const ampliarVentana = (visibles: number, total: number): number =>
  Math.min(visibles + PARAMETROS.tamano_pagina, total);
