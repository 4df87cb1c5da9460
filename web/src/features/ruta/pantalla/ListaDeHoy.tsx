import type { CreditoDeRuta } from '@leal/contract';
import type { Fecha } from '@leal/domain';
import { memo, startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { avisar } from '../../../ui/avisar.tsx';
import { mensajeDeError } from '../../../lib/api/error-api.ts';
import { GUARDAR_ORDEN } from '../../../acciones/orden.ts';
import { useAccion } from '../../../lib/acciones/use-accion.ts';
import { moverId } from '../../../comun/ruta/ruta-leida.ts';
import { type Acomodo, ACOMODO_FIJO } from '../lista/acomodo.tsx';
import { ListaTarjetas } from '../lista/ListaTarjetas.tsx';
import type { AccionesRuta } from '../acciones/use-acciones-ruta.ts';

/**
 * The code for dragging is fetched after the first paint. Until then, or when the line is down, the
 * cards are shown all the same, but cannot be dragged.
 */
function useAcomodo(arrastrable: boolean): Acomodo {
  const [acomodo, setAcomodo] = useState(ACOMODO_FIJO);
  useEffect(() => {
    if (!arrastrable) return undefined;
    let montado = true;
    const cargar = async () => {
      const { ACOMODO_ARRASTRABLE } = await import('../arrastre/MarcoArrastrable.tsx');
      if (montado) startTransition(() => setAcomodo(ACOMODO_ARRASTRABLE));
    };
    cargar().catch(globalThis.reportError);
    return () => {
      montado = false;
    };
  }, [arrastrable]);
  return acomodo;
}

type Props = {
  idCobrador: string;
  /** The whole route, in its order. */
  ruta: readonly CreditoDeRuta[];
  /** What of it is shown. */
  creditos: readonly CreditoDeRuta[];
  busqueda: string;
  hoy: Fecha;
  acciones: AccionesRuta;
  vistaGerente: boolean;
};

/** Today's cards with their place in the route, which dragging changes. */
export const ListaDeHoy = memo(({ idCobrador, ruta, ...lista }: Props) => {
  const acomodo = useAcomodo(!lista.vistaGerente);
  const { ejecutar } = useAccion(GUARDAR_ORDEN);
  const ids = useMemo(() => ruta.map((c) => c.id_credito), [ruta]);
  const lugares = useMemo(() => new Map(ids.map((id, i) => [id, i + 1])), [ids]);
  const mover = useCallback(
    (movido: string, destino: string) =>
      void ejecutar(null, { id_cobrador: idCobrador, orden: moverId(ids, movido, destino) }).catch(
        (error: unknown) => avisar.error(`${GUARDAR_ORDEN.fallo}. ${mensajeDeError(error)}`),
      ),
    [ejecutar, idCobrador, ids],
  );
  return <ListaTarjetas {...lista} acomodo={acomodo} lugares={lugares} alMover={mover} />;
});
ListaDeHoy.displayName = 'ListaDeHoy';
