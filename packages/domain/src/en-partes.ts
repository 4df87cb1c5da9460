/** The list in its order, in parts of `largo` elements at most; no list is no part. */
export const enPartes = <T>(lista: readonly T[], largo: number): T[][] =>
  Array.from({ length: Math.ceil(lista.length / largo) }, (_, i) => lista.slice(i * largo, (i + 1) * largo));
