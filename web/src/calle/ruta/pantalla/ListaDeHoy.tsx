import type { CreditoDeRuta } from '@leal/contract';
import type { Fecha } from '@leal/domain';
import { memo, useMemo } from 'react';
import { enOrden } from '../../../piezas/ruta/ruta-leida.ts';
import { ACOMODO_ARRASTRABLE } from '../arrastre/MarcoArrastrable.tsx';
import { ACOMODO_FIJO } from '../lista/acomodo.tsx';
import { ListaTarjetas } from '../lista/ListaTarjetas.tsx';
import type { AccionesRuta } from '../acciones/use-acciones-ruta.ts';
import { type OrdenDeHoy, useConLugar } from '../orden/use-reordenar.ts';

type Props = {
  /** Of the whole route. */
  orden: OrdenDeHoy;
  /** The cards of it that are shown. */
  creditos: readonly CreditoDeRuta[];
  busqueda: string;
  hoy: Fecha;
  acciones: AccionesRuta;
  vistaGerente: boolean;
  /** The order is somebody else's to change. */
  fija: boolean;
};

/** Today's cards with their place in the route, which dragging changes, or the number of another place. */
export const ListaDeHoy = memo(
  ({ orden: { ids, mover, propuesta }, creditos, acciones, fija, ...lista }: Props) => {
    // Never changed while they are on screen: every card would be mounted a second time.
    const quieta = lista.vistaGerente || fija;
    const acomodo = quieta ? ACOMODO_FIJO : ACOMODO_ARRASTRABLE;
    const conLugar = useConLugar(acciones, { ids, mover });
    const enLugar = useMemo(() => enOrden(creditos, ids), [creditos, ids]);
    const lugares = useMemo(() => new Map(ids.map((id, i) => [id, i + 1])), [ids]);
    return (
      <ListaTarjetas
        {...lista}
        acciones={quieta || propuesta ? acciones : conLugar}
        quieta={propuesta !== undefined}
        creditos={enLugar}
        {...{ acomodo, lugares }}
        alMover={mover}
      />
    );
  },
);
ListaDeHoy.displayName = 'ListaDeHoy';
