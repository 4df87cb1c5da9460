import type { Credito } from '@leal/contract';
import { estaActivo } from '@leal/domain';
import { useLocation, useSearchParams } from 'react-router-dom';

/** The screen's way to its credit; it decides the message of a failed load (spec §8). */
export type Origen = 'directo' | 'unico' | 'elegido';

export type CreditoAbierto = { readonly id_credito: string; readonly origen: Origen };

const ORIGENES: readonly unknown[] = ['unico', 'elegido'];
const leerOrigen = (estado: unknown): Origen => (ORIGENES.includes(estado) ? (estado as Origen) : 'directo');

/**
 * The credit is in the address (?credito=), so that reloading or sharing it shows the same one,
 * also after it is paid off. Opening replaces the entry: 'Volver' must not come back to the choice.
 */
export function useCreditoAbierto() {
  const { state } = useLocation();
  const [busqueda, setBusqueda] = useSearchParams();
  const id_credito = busqueda.get('credito');
  const abierto: CreditoAbierto | null = id_credito ? { id_credito, origen: leerOrigen(state) } : null;
  const abrir = (id: string, origen: Origen) =>
    setBusqueda({ credito: id }, { replace: true, state: origen });
  return { abierto, abrir };
}

/** The result of an address without a credit. */
type Eleccion =
  | { readonly clase: 'ninguno' }
  | { readonly clase: 'abrir'; readonly id_credito: string }
  /** Active first, otherwise as they came. */
  | { readonly clase: 'elegir'; readonly opciones: readonly Credito[] };

const seAbre = ({ estado_credito }: Credito): boolean =>
  estado_credito !== 'Rechazado' && estado_credito !== 'Cancelado';

const activosPrimero = (a: Credito, b: Credito): number =>
  Number(estaActivo(b.estado_credito)) - Number(estaActivo(a.estado_credito));

/**
 * The credit that a slug means: the only active one, or the only one there is, opens at once; with several
 * the person is asked (spec §2). Rejected and cancelled credits do not count.
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
