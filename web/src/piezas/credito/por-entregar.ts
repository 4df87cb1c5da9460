import { type CreditoPorEntregar, porEntregar } from '@leal/contract';
import { useMemo } from 'react';
import { useSobrepuestos } from '../../lib/acciones/sobrepuestos.ts';
import { type AjustesDeLista, useLista } from '../../lib/api/lista.ts';

/** The name of the action by which a phone says that it was handed over. */
export const ENTREGAR = 'credito.entregar';

const TODOS = { consulta: { limite: 100 } } as const;

/** The credits whose loan this phone has said already to be handed over; a refused report puts the task back. */
function useDichas(): ReadonlySet<string> {
  const todos = useSobrepuestos();
  return useMemo(() => {
    const entregados = todos.filter(({ accion, estado }) => accion === ENTREGAR && estado !== 'rechazado');
    return new Set(entregados.map(({ acerca }) => (acerca as { id_credito: string }).id_credito));
  }, [todos]);
}

/** Approved loans that wait to be handed over, the oldest first. Undefined until they were read. */
export function usePorEntregar(ajustes?: AjustesDeLista) {
  const { filas, error } = useLista(porEntregar, TODOS, ajustes);
  const dichas = useDichas();
  const entregas = useMemo<readonly CreditoPorEntregar[] | undefined>(
    () => filas?.filter(({ id_credito }) => !dichas.has(id_credito)),
    [filas, dichas],
  );
  return { entregas, error };
}
