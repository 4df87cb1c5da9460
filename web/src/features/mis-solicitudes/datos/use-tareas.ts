import { misSolicitudes, type SolicitudDe } from '@leal/contract';
import { useMemo } from 'react';
import { useLista } from '../../../lib/api/lista.ts';

export type Tarea = SolicitudDe<'abonos_multiples'>;

const RECHAZADOS = { consulta: { tipo: 'abonos_multiples', estado: ['rechazada'] } } as const;

/** Cash in hand that somebody has to decide about: rejected payments whose task is open. */
export function useTareas(): { readonly tareas: readonly Tarea[]; readonly lista: boolean } {
  const { filas, error } = useLista(misSolicitudes, {
    consulta: { ...RECHAZADOS.consulta, estado: [...RECHAZADOS.consulta.estado] },
  });
  const tareas = useMemo(
    () =>
      (filas ?? []).filter(
        (una): una is Tarea => una.tipo === 'abonos_multiples' && una.tarea_abierta === true,
      ),
    [filas],
  );
  return { tareas, lista: filas !== undefined || error !== null };
}
