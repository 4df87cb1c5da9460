import { misSolicitudes } from '@leal/contract';
import { useMemo } from 'react';
import { type AjustesDeLista, useLista } from '../../lib/api/lista.ts';
import type { ConEfectivo } from '../../piezas/solicitud/efectivo.ts';

export type Tarea = ConEfectivo;

const ABIERTAS = { consulta: { tarea: 'abierta', limite: 100 } } as const;

/** Cash in hand after a decision, to be registered or given back: all of it, however old. Undefined until it was read. */
export function useTareas(ajustes?: AjustesDeLista) {
  const { filas, error } = useLista(misSolicitudes, ABIERTAS, ajustes);
  const tareas = useMemo(
    () =>
      filas?.filter(
        (solicitud): solicitud is Tarea => 'tarea_abierta' in solicitud && solicitud.tarea_abierta === true,
      ),
    [filas],
  );
  return { tareas, error };
}
