import { useEffect, useEffectEvent, useMemo } from 'react';
import { usar } from './almacen.ts';
import { fuente, type Fuente } from './fuente.ts';

/** One document that a manager may listen to; what it says is asked of the API. */
export const documentoVivo = (
  coleccion: 'creditos' | 'solicitudes' | 'gastos' | 'totales',
  id: string,
): Fuente<null> => fuente({ coleccion, id }, () => null);

/** Calls when one of these is heard; `tomada`: because its listener stands, first or again. Needs a stable list. */
export function useAlOir(fuentes: readonly Fuente<unknown>[], alOir: (tomada: boolean) => void): void {
  const avisar = useEffectEvent(alOir);
  useEffect(() => {
    const soltar = fuentes.map((una) => usar(una, (tomada) => avisar(tomada)));
    return () => {
      for (const una of soltar) una();
    };
  }, [fuentes]);
}

/**
 * Calls when the listener stands, and whenever it stands again: what changed before that was not heard, so the
 * screen reads again. Needs a stable `fuente`.
 */
export const useAlTomar = (fuente: Fuente<unknown>, alTomar: () => void): void =>
  useAlOir(
    useMemo(() => [fuente], [fuente]),
    (tomada) => {
      if (tomada) alTomar();
    },
  );

/**
 * Calls when one of these has changed, when its listener stands, and when the window is looked at again, for what
 * nobody may listen to. Needs a stable list.
 */
export function useAlCambiar(fuentes: readonly Fuente<unknown>[], alCambiar: () => void): void {
  const avisar = useEffectEvent(alCambiar);
  useAlOir(fuentes, alCambiar);
  useEffect(() => {
    addEventListener('focus', avisar);
    return () => removeEventListener('focus', avisar);
  }, []);
}
