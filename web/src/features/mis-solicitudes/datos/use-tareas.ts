import { misSolicitudes, type SolicitudDe } from '@leal/contract';
import type { Centavos } from '@leal/domain';
import { useMemo } from 'react';
import { useLista } from '../../../lib/api/lista.ts';

export type Tarea = SolicitudDe<'abonos_multiples'>;

/** What of it is still in hand. */
export const restaDe = ({ tarea, monto_total }: Tarea): Centavos => tarea?.resta ?? monto_total;

const ABIERTAS = { consulta: { tarea: 'abierta', limite: 100 } } as const;

/** Cash in hand after a decision, to be registered or given back: all of it, however old. */
export function useTareas(): { readonly tareas: readonly Tarea[]; readonly lista: boolean } {
  const { filas, error } = useLista(misSolicitudes, ABIERTAS);
  const tareas = useMemo(
    () =>
      (filas ?? []).filter(
        (una): una is Tarea => una.tipo === 'abonos_multiples' && una.tarea_abierta === true,
      ),
    [filas],
  );
  return { tareas, lista: filas !== undefined || error !== null };
}
