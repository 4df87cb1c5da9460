import type { CreditoDeRuta } from '@leal/contract';
import { useEffect, useMemo, useRef } from 'react';
import { anunciarAccion } from '../../../piezas/ruta/ruta-leida.ts';
import { traerDialogo } from '../../../ui/dialogos/traer-dialogo.ts';
import { useRegistrarAtraso } from '../../../comun/cobro/use-cobrar.ts';

/** Asks the manager to change a client; the dialog comes when it is asked for. */
const solicitarEdicion = (credito: CreditoDeRuta): Promise<void> =>
  traerDialogo(
    () => import('../../../comun/cliente/DialogoEdicion.tsx'),
    ({ abrirEdicion }) => abrirEdicion(credito, () => anunciarAccion(credito.id_credito)),
  );

type Accion = (credito: CreditoDeRuta) => void;

/** The actions of a card; one that is absent has no button (spec §2: approve, reject 'only when shown'). */
export type AccionesRuta = {
  readonly pagar?: Accion;
  readonly atrasar?: Accion;
  readonly editar?: Accion;
  /** Asks for the place in the route, where there is an order. */
  readonly acomodar?: Accion;
  readonly alFinal?: Accion;
  /** Sets where the door is, where positions are allowed. */
  readonly ubicar?: Accion;
  readonly aprobar?: Accion;
  readonly rechazar?: Accion;
};

const ubicar = (credito: CreditoDeRuta): Promise<void> =>
  traerDialogo(
    () => import('./DialogoPunto.tsx'),
    ({ abrirPunto }) => abrirPunto(credito),
  );

/** The collector's actions on a card; always the same object, because every card has it as a prop. */
export function useAccionesRuta(pagar: (credito: CreditoDeRuta) => void, seUbica: boolean): AccionesRuta {
  const { registrar } = useRegistrarAtraso();
  const actuales = useRef({ pagar, registrar });
  useEffect(() => {
    actuales.current = { pagar, registrar };
  });
  return useMemo(
    () => ({
      pagar: (credito) => actuales.current.pagar(credito),
      atrasar: (credito) => void actuales.current.registrar(credito),
      editar: (credito) => void solicitarEdicion(credito),
      ...(seUbica && { ubicar: (credito) => void ubicar(credito) }),
    }),
    [seUbica],
  );
}
