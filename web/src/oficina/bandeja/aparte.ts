import type { Fila } from '../listas/fila.ts';
import { usePropia } from '../pregunta/propia.ts';

/** Why its row says already that it is not approved with others; null: as far as it knows, it is. */
const porqueDe = ({ propio, dato }: Fila): string | null => propio.enLote.aparte(dato.item as never);

/** The mark of its row: it is not approved with others, or not decided by whoever looks. */
export function useMarca(fila: Fila): string | null {
  if (usePropia(fila.dato.item) !== null) return 'De otro gerente';
  return porqueDe(fila) === null ? null : 'Una por una';
}

/** The first with its reason; the reason of the other stands with its buttons. */
export function useAparte(fila: Fila): string | null {
  const propia = usePropia(fila.dato.item);
  const porque = propia === null ? porqueDe(fila) : null;
  return porque === null ? null : `Una por una: ${porque}`;
}
