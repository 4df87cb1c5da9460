import { useState } from 'react';
import { useDetalle } from '../../pago/api/use-pago.ts';
import { type DatosEditables, datosEditables } from './cambios.ts';

/**
 * What a form that edits a client begins with, and is compared with when it is sent: read anew when what
 * is cached may be old, and then held. A later reading must not turn what stood here into somebody's change.
 */
export function useDatosEditables(id_credito: string) {
  const detalle = useDetalle(id_credito);
  const [actuales, setActuales] = useState<DatosEditables>();
  const { data, isFetching, isError } = detalle;
  if (actuales === undefined && data && !isFetching && !isError) setActuales(datosEditables(data));
  return { detalle, actuales };
}
