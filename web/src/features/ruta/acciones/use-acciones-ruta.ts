import type { CreditoDeRuta } from '@leal/contract';
import { useEffect, useMemo, useRef } from 'react';
import { useRegistrarAtraso } from '../../abonos/registrar/use-cobrar.ts';
import type { AccionesRuta } from '../tarjeta/acciones-ruta.ts';
import { solicitarEdicion } from './solicitar-edicion.ts';

/** What a collector does on a card; the same object for ever, because every card holds it. */
export function useAccionesRuta(pagar: (credito: CreditoDeRuta) => void): AccionesRuta {
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
    }),
    [],
  );
}
