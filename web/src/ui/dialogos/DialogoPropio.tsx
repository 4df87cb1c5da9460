import { useEffect, useState } from 'react';
import type { Dialogo } from './almacen.ts';
import { useCierre } from './use-cierre.ts';

type Props = { dialogo: Extract<Dialogo, { clase: 'propio' }> };

/** `Promise.withResolvers` is younger than some of the phones. */
function nuevoFin() {
  let resolver = (): void => undefined;
  const promesa = new Promise<void>((listo) => {
    resolver = listo;
  });
  return { promesa, resolver };
}

/** A dialog that somebody else draws; here are only its opening and its end. */
export function DialogoPropio({ dialogo }: Props) {
  const { cerrar, ...resto } = useCierre(dialogo.id);
  const [fin] = useState(nuevoFin);
  useEffect(() => () => fin.resolver(), [fin]);
  return dialogo.datos.pintar({
    ...resto,
    cerrar: () => {
      cerrar();
      return fin.promesa;
    },
  });
}
