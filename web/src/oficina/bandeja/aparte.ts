import type { Fila } from '../listas/fila.ts';
import { porqueEsPropia } from '../pregunta/propia.ts';

const porqueDe = ({ propio, dato }: Fila): string | null => propio.enLote.aparte(dato.item as never);

/** What its row says already: it is not approved with others, or not by whoever looks. Null: nothing is known. */
export function marcaDe(fila: Fila): string | null {
  if (porqueEsPropia(fila.dato.item) !== null) return 'De otro gerente';
  return porqueDe(fila) === null ? null : 'Una por una';
}

/** The first with its reason; the reason of the other stands with its buttons. */
export function textoAparte(fila: Fila): string | null {
  const porque = porqueEsPropia(fila.dato.item) === null ? porqueDe(fila) : null;
  return porque === null ? null : `Una por una: ${porque}`;
}
