import { useEffect, useEffectEvent, useMemo } from 'react';
import { usar, valorDe } from './almacen.ts';
import { fuente, type Fuente } from './fuente.ts';

/** One document that a manager may listen to; its content is read through the API. */
export const documentoVivo = (
  coleccion: 'creditos' | 'solicitudes' | 'gastos' | 'totales' | 'avisos',
  id: string,
): Fuente<null> => fuente({ coleccion, id }, () => null);

/** Calls when something comes from one of these; `tomada`: because its listener (re)started. Needs a stable list. */
export function useAlOir(fuentes: readonly Fuente<unknown>[], alOir: (tomada: boolean) => void): void {
  const despertar = useEffectEvent(alOir);
  useEffect(() => {
    const soltar = fuentes.map((origen) => usar(origen, (tomada) => despertar(tomada)));
    return () => {
      for (const parar of soltar) parar();
    };
  }, [fuentes]);
}

/**
 * Calls when the listener has started, and whenever it starts again, with what it has heard then: it missed what
 * changed before, so the screen reads again. Needs a stable `fuente`.
 */
export const useAlTomar = <T>(fuente: Fuente<T> | null, alTomar: (oido: T | null) => void): void =>
  useAlOir(
    useMemo(() => (fuente ? [fuente] : []), [fuente]),
    (tomada) => {
      if (tomada && fuente) alTomar(valorDe(fuente));
    },
  );

/**
 * Calls when one of these has changed, when its listener has started, and when the window gets the focus again, for
 * what cannot be listened to. Needs a stable list.
 */
export function useAlCambiar(fuentes: readonly Fuente<unknown>[], alCambiar: () => void): void {
  const despertar = useEffectEvent(alCambiar);
  useAlOir(fuentes, alCambiar);
  useEffect(() => {
    addEventListener('focus', despertar);
    return () => removeEventListener('focus', despertar);
  }, []);
}
