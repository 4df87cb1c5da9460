import type { CreditoDeRuta } from '@leal/contract';
import type { Fecha } from '@leal/domain';
import { memo, useCallback, useMemo, useState } from 'react';
import { anunciar } from '../../../ui/anunciar.tsx';
import { mensajeDeError } from '../../../lib/api/error-api.ts';
import { GUARDAR_ORDEN } from '../../../acciones/orden.ts';
import { useAccion } from '../../../lib/acciones/use-accion.ts';
import { enOrden, moverId } from '../../../piezas/ruta/ruta-leida.ts';
import { ACOMODO_ARRASTRABLE } from '../arrastre/MarcoArrastrable.tsx';
import { ACOMODO_FIJO } from '../lista/acomodo.tsx';
import { ListaTarjetas } from '../lista/ListaTarjetas.tsx';
import type { AccionesRuta } from '../acciones/use-acciones-ruta.ts';

type Props = {
  idCobrador: string;
  /** The whole route, in its order. */
  ruta: readonly CreditoDeRuta[];
  /** The cards of it that are shown. */
  creditos: readonly CreditoDeRuta[];
  busqueda: string;
  hoy: Fecha;
  acciones: AccionesRuta;
  vistaGerente: boolean;
};

/** The cards as they were dropped, until the register of that is drawn or the server has refused it. */
function useReordenar(idCobrador: string, ruta: readonly CreditoDeRuta[]) {
  const { ejecutar } = useAccion(GUARDAR_ORDEN);
  const [enMano, setEnMano] = useState<readonly string[]>([]);
  const ids = useMemo(() => enOrden(ruta, enMano).map((c) => c.id_credito), [ruta, enMano]);
  const mover = useCallback(
    (movido: string, destino: string) => {
      const orden = moverId(ids, movido, destino);
      setEnMano(orden);
      void ejecutar(null, { id_cobrador: idCobrador, orden })
        .catch((error: unknown) => anunciar.error(`${GUARDAR_ORDEN.fallo}. ${mensajeDeError(error)}`))
        .finally(() => setEnMano((actual) => (actual === orden ? [] : actual)));
    },
    [ejecutar, idCobrador, ids],
  );
  return { ids, mover };
}

/** Today's cards with their place in the route, which dragging changes. */
export const ListaDeHoy = memo(({ idCobrador, ruta, creditos, ...lista }: Props) => {
  // Never changed while they are on screen: every card would be mounted a second time.
  const acomodo = lista.vistaGerente ? ACOMODO_FIJO : ACOMODO_ARRASTRABLE;
  const { ids, mover } = useReordenar(idCobrador, ruta);
  const enLugar = useMemo(() => enOrden(creditos, ids), [creditos, ids]);
  const lugares = useMemo(() => new Map(ids.map((id, i) => [id, i + 1])), [ids]);
  return <ListaTarjetas {...lista} creditos={enLugar} {...{ acomodo, lugares }} alMover={mover} />;
});
ListaDeHoy.displayName = 'ListaDeHoy';
