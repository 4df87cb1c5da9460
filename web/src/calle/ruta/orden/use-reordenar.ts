import type { CreditoDeRuta } from '@leal/contract';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { GUARDAR_ORDEN } from '../../../acciones/orden.ts';
import { mensajeDeError } from '../../../lib/api/error-api.ts';
import { useAccion } from '../../../lib/acciones/use-accion.ts';
import { comoSeLlama } from '../../../lib/llamados.ts';
import { enOrden, moverId } from '../../../piezas/ruta/ruta-leida.ts';
import { anunciar } from '../../../ui/anunciar.tsx';
import { traerDialogo } from '../../../ui/dialogos/traer-dialogo.ts';
import { retomarFoco } from '../../../ui/encabezado/foco.ts';
import type { AccionesRuta } from '../acciones/use-acciones-ruta.ts';

/** The cards as they were put, until the register of that is drawn or the server has refused it. */
export function useReordenar(idCobrador: string, ruta: readonly CreditoDeRuta[]) {
  const { ejecutar } = useAccion(GUARDAR_ORDEN);
  const [enMano, setEnMano] = useState<readonly string[]>([]);
  const [propuesta, proponer] = useState<readonly string[]>();
  const ids = useMemo(
    () => enOrden(enOrden(ruta, enMano), propuesta ?? []).map((c) => c.id_credito),
    [ruta, enMano, propuesta],
  );
  const guardar = useCallback(
    (orden: readonly string[]) => {
      setEnMano(orden);
      void ejecutar(null, { id_cobrador: idCobrador, orden })
        .catch((error: unknown) => anunciar.error(`${GUARDAR_ORDEN.fallo}. ${mensajeDeError(error)}`))
        .finally(() => setEnMano((actual) => (actual === orden ? [] : actual)));
    },
    [ejecutar, idCobrador],
  );
  const mover = useCallback(
    (movido: string, destino: string) => guardar(moverId(ids, movido, destino)),
    [guardar, ids],
  );
  // `propuesta`: an order that is shown and not saved; undefined: none.
  return useMemo(
    () => ({ ids, guardar, mover, propuesta, proponer }),
    [ids, guardar, mover, propuesta, proponer],
  );
}

export type OrdenDeHoy = ReturnType<typeof useReordenar>;

/** The actions of a card with those that dragging has, for a thumb that does not drag; always the same object. */
export function useConLugar(
  acciones: AccionesRuta,
  { ids, mover }: Pick<OrdenDeHoy, 'ids' | 'mover'>,
): AccionesRuta {
  const actual = useRef({ ids, mover });
  useEffect(() => {
    actual.current = { ids, mover };
  });
  return useMemo(() => {
    const poner = (credito: CreditoDeRuta, lugar: number) => {
      const { ids: todos, mover: llevar } = actual.current;
      const destino = todos.at(lugar - 1);
      if (destino === undefined || destino === credito.id_credito) return;
      llevar(credito.id_credito, destino);
      anunciar.info(`Quedó en el lugar ${lugar}`, comoSeLlama(credito));
      // The credit's card may have left the part of the list that is on screen.
      setTimeout(retomarFoco);
    };
    return {
      ...acciones,
      alFinal: (credito) => poner(credito, actual.current.ids.length),
      acomodar: (credito) =>
        void traerDialogo(
          () => import('./DialogoLugar.tsx'),
          ({ abrirLugar }) =>
            abrirLugar({
              credito,
              lugar: actual.current.ids.indexOf(credito.id_credito) + 1,
              total: actual.current.ids.length,
              alElegir: (lugar) => poner(credito, lugar),
            }),
        ),
    };
  }, [acciones]);
}
