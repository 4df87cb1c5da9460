/** Beside something so many times as much, what was there before is almost nothing: per cent of it says nothing. */
const CASI_NADA = 5;

/** The change from before, in whole per cent of it (negative: less); null when there was nothing, or almost, to compare with. */
export const variacion = (actual: number, previo: number): number | null =>
  previo > 0 && actual <= previo * CASI_NADA ? Math.round(((actual - previo) / previo) * 100) : null;

/** The part of something, in whole per cent, rounded down: 100 only when it is all there. Null: nothing was due. */
export const parteDe = (hecho: number, total: number): number | null =>
  total > 0 ? Math.floor((hecho / total) * 100) : null;
