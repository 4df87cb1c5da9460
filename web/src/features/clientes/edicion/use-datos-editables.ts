import { useState } from 'react';
import { useDetalle } from '../../../comun/credito/credito-leido.ts';
import { type DatosEditables, datosEditables } from '../../../comun/cliente/cambios.ts';

/**
 * What a form that edits a client begins with, and is compared with when it is sent: read anew when what
 * is cached may be old, and then held. A later reading must not turn what stood here into somebody's change.
 */
export function useDatosEditables(id_credito: string) {
  const detalle = useDetalle(id_credito);
  const [leido, setLeido] = useState<{ actuales: DatosEditables; pendiente: boolean }>();
  const { data, isFetching, isError } = detalle;
  if (leido === undefined && data && !isFetching && !isError)
    setLeido({ actuales: datosEditables(data), pendiente: data.credito.edicion_pendiente !== undefined });
  return { detalle, actuales: leido?.actuales, pendiente: leido?.pendiente === true };
}
