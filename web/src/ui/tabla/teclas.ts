const pasosDe = (pagina: number): Record<string, number> => ({
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: pagina,
  PageUp: -pagina,
  Home: -Infinity,
  End: Infinity,
});

/**
 * The place that a key leads to from this one; nothing when it leads nowhere. `pagina`: one row less than are in sight, so
 * that the last of them is the first of the next page.
 */
export function irCon(tecla: string, lugar: number, cuantas: number, pagina: number) {
  const paso = pasosDe(pagina)[tecla];
  if (paso === undefined || cuantas === 0) return undefined;
  return Math.min(Math.max(lugar + paso, 0), cuantas - 1);
}

/**
 * The place of the focus once the rows are others: on its row, wherever that is now; when the row has gone, on the next
 * one that has stayed, else on the one before, else on the first of those that came in their place.
 */
export function sucesora(clave: string, antes: readonly string[], ahora: readonly string[]): number {
  const lugares = new Map(ahora.map((fila, lugar) => [fila, lugar]));
  const propio = antes.indexOf(clave);
  const candidatas = [clave, ...antes.slice(propio + 1), ...antes.slice(0, Math.max(propio, 0)).toReversed()];
  return candidatas.map((candidata) => lugares.get(candidata)).find((lugar) => lugar !== undefined) ?? 0;
}
