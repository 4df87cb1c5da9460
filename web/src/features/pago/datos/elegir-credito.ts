import type { Credito } from '@leal/contract';
import { estaActivo } from '@leal/domain';

/** What an address without a credit leads to. */
export type Eleccion =
  | { readonly clase: 'ninguno' }
  | { readonly clase: 'abrir'; readonly id_credito: string }
  /** Active first, otherwise as they came. */
  | { readonly clase: 'elegir'; readonly opciones: readonly Credito[] };

const seAbre = ({ estado_credito }: Credito): boolean =>
  estado_credito !== 'Rechazado' && estado_credito !== 'Cancelado';

const activosPrimero = (a: Credito, b: Credito): number =>
  Number(estaActivo(b.estado_credito)) - Number(estaActivo(a.estado_credito));

/**
 * Whom a slug means: exactly one active credit, or the only one there is, opens at once; several are
 * asked about (spec §2). Rejected and cancelled credits are never meant.
 */
export function elegirCredito(hallados: readonly Credito[]): Eleccion {
  const opciones = hallados.filter(seAbre).sort(activosPrimero);
  const activos = opciones.filter(({ estado_credito }) => estaActivo(estado_credito));
  const [unico, ...otros] = activos.length > 0 ? activos : opciones;
  if (!unico) return { clase: 'ninguno' };
  return otros.length === 0
    ? { clase: 'abrir', id_credito: unico.id_credito }
    : { clase: 'elegir', opciones };
}
