import { useLocation, useSearchParams } from 'react-router-dom';

/** How the screen came to its credit; it decides what a failed load is called (spec §8). */
export type Origen = 'directo' | 'unico' | 'elegido';

export type CreditoAbierto = { readonly id_credito: string; readonly origen: Origen };

const ORIGENES: readonly unknown[] = ['unico', 'elegido'];
const leerOrigen = (estado: unknown): Origen => (ORIGENES.includes(estado) ? (estado as Origen) : 'directo');

/**
 * The credit lives in the address (?credito=), so that reloading or sharing it shows the same one,
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
