const pasosDe = (pagina: number): Record<string, number> => ({
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: pagina,
  PageUp: -pagina,
  Home: -Infinity,
  End: Infinity,
});

/**
 * The place that a key leads to from this one; nothing when it leads nowhere. A row that has gone has left its place to
 * the next one: down leads there. `pagina`: one row less than are in sight, so that the last of them is the first of the
 * next page.
 */
export function irCon(
  tecla: string,
  { lugar, esta }: { lugar: number; esta: boolean },
  cuantas: number,
  pagina: number,
) {
  const paso = pasosDe(pagina)[tecla];
  if (paso === undefined || cuantas === 0) return undefined;
  const destino = lugar + paso - (!esta && paso > 0 ? 1 : 0);
  return Math.min(Math.max(destino, 0), cuantas - 1);
}
