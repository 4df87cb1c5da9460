import { useEffect, useEffectEvent } from 'react';
import { usar } from './almacen.ts';
import { fuente, type Fuente } from './fuente.ts';

/** One document that a manager may listen to; what it says is asked of the API. */
export const documentoVivo = (
  coleccion: 'creditos' | 'solicitudes' | 'gastos' | 'totales',
  id: string,
): Fuente<null> => fuente({ coleccion, id }, () => null);

/**
 * Calls when one of these has changed, once when the listener stands (what changed before was not heard), and
 * when the window is looked at again, for what nobody may listen to. Needs a stable list.
 */
export function useAlCambiar(fuentes: readonly Fuente<unknown>[], alCambiar: () => void): void {
  const avisar = useEffectEvent(alCambiar);
  useEffect(() => {
    const soltar = fuentes.map((una) => usar(una, avisar));
    addEventListener('focus', avisar);
    return () => {
      removeEventListener('focus', avisar);
      for (const una of soltar) una();
    };
  }, [fuentes]);
}
