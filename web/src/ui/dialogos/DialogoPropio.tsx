import type { Dialogo } from './almacen.ts';
import { useCierre } from './use-cierre.ts';

type Props = { dialogo: Extract<Dialogo, { clase: 'propio' }> };

/** A dialog that somebody else draws; here are only its opening and its end. */
export function DialogoPropio({ dialogo }: Props) {
  return dialogo.datos.pintar(useCierre(dialogo.id));
}
