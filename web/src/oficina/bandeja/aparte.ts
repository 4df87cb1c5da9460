import type { Fila } from '../listas/fila.ts';

/** What its row says already: it is not approved with others. */
export const UNA_POR_UNA = 'Una por una';

const porqueDe = ({ propio, dato }: Fila): string | null => propio.enLote.aparte(dato.item as never);

export const esAparte = (fila: Fila): boolean => porqueDe(fila) !== null;

/** The same with its reason; null: it can be approved with others, as far as its row knows. */
export function textoAparte(fila: Fila): string | null {
  const porque = porqueDe(fila);
  return porque === null ? null : `${UNA_POR_UNA}: ${porque}`;
}
