/** So many at a time, one part after the other; all of them. */
export const enPartes = <T>(filas: readonly T[], tope: number): T[][] =>
  Array.from({ length: Math.ceil(filas.length / tope) }, (_, n) => filas.slice(n * tope, (n + 1) * tope));
