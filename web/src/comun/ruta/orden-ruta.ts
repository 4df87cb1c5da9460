import { fusionarOrden } from '@leal/domain';
import type { Ruta } from './ruta-leida.ts';

/** `ids` with `movido` taken out and put where `destino` stands; unchanged when either is unknown. */
export function moverId(ids: readonly string[], movido: string, destino: string): string[] {
  const desde = ids.indexOf(movido);
  const hasta = ids.indexOf(destino);
  if (desde < 0 || hasta < 0 || desde === hasta) return [...ids];
  const resto = ids.filter((id) => id !== movido);
  return [...resto.slice(0, hasta), movido, ...resto.slice(hasta)];
}

export const idsDeRuta = (ruta: Ruta): string[] => ruta.datos.map((c) => c.id_credito);

/**
 * The route in a new order. Merged as the server merges: cards that left meanwhile are ignored and
 * cards that `orden` does not name keep their place, so that undoing an order never undoes a payment.
 */
export function reordenarRuta(ruta: Ruta, orden: readonly string[]): Ruta {
  const presentes = new Map(ruta.datos.map((c) => [c.id_credito, c]));
  const nuevo = orden.filter((id) => presentes.has(id));
  const datos = fusionarOrden([...presentes.keys()], nuevo).flatMap((id) => presentes.get(id) ?? []);
  return { ...ruta, datos };
}
