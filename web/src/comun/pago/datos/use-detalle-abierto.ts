import { activosSinPagoHoy } from '@leal/contract';
import { fechaLocal, ROL } from '@leal/domain';
import { useMemo } from 'react';
import { useDetalle, useDetalleDibujado } from '../../../piezas/credito/credito-leido.ts';
import { esPasajero } from '../../../lib/api/error-api.ts';
import { useLlamada } from '../../../lib/api/consultas.ts';
import { useNegocio } from '../../../lib/negocio.ts';
import { ahora } from '../../../lib/reloj.ts';
import { useUsuario } from '../../../lib/sesion/use-sesion.ts';
import { useRetrasado } from '../../../lib/use-retrasado.ts';
import { detalleDeFila } from './detalle-de-fila.ts';

/** The time that its own answer is waited for; on a line that hangs the route is what there is. */
const PACIENCIA_MS = 1_000;

/** The credit as today's route has it; asked for only when its own answer does not come, and then the day's copy has it. */
function useFila(id_credito: string, haceFalta: boolean) {
  const { id_usuario, id_rol } = useUsuario();
  const { data, dataUpdatedAt } = useLlamada(
    activosSinPagoHoy,
    { parametros: { id_usuario } },
    { enabled: haceFalta && id_rol === ROL.cobrador, staleTime: Infinity, refetchOnWindowFocus: false },
  );
  const { parametros } = useNegocio();
  const deHoy = haceFalta && data?.fecha === fechaLocal(ahora()) ? data : undefined;
  const detalle = useMemo(() => {
    if (!deHoy) return undefined;
    const { datos, visitados, inician_manana, fecha } = deHoy;
    const fila = [...datos, ...visitados, ...inician_manana].find(
      (tarjeta) => tarjeta.id_credito === id_credito,
    );
    return fila && detalleDeFila(fila, fecha, parametros);
  }, [deHoy, id_credito, parametros]);
  const dibujado = useDetalleDibujado(id_credito, detalle, deHoy);
  return dibujado && { data: dibujado, dataUpdatedAt, deOtra: true };
}

/** The credit on screen. One not opened today opens from its card on the route while its own answer does not come. */
export function useDetalleAbierto(id_credito: string) {
  const detalle = useDetalle(id_credito);
  const falta = detalle.data === undefined;
  const tarda = useRetrasado(falta, PACIENCIA_MS, false);
  const { error } = detalle;
  const fila = useFila(id_credito, falta && (error === null ? tarda : esPasajero(error)));
  return { ...detalle, deOtra: false, ...fila };
}
