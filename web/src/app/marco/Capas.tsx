import { type ReactNode, useContext, useLayoutEffect, useMemo } from 'react';
import { UNSAFE_NavigationContext as Navegacion } from 'react-router-dom';
import { montarGuardia } from '../../ui/capas/guardia.ts';
import { atenderHistoria, desdeLaPantalla } from '../../ui/capas/historia.ts';
import { cerrarLaDeArriba, cuantasCapas } from '../../ui/capas/pila.ts';

/** What layers ask of the page and of its router, whose ways lead from a screen's own entry only. */
export function Capas({ children }: { children: ReactNode }) {
  const navegacion = useContext(Navegacion);
  const propia = useMemo(
    () => ({ ...navegacion, navigator: desdeLaPantalla(navegacion.navigator) }),
    [navegacion],
  );
  useLayoutEffect(montarGuardia, []);
  useLayoutEffect(() => atenderHistoria({ cuantas: cuantasCapas, cerrarUna: cerrarLaDeArriba }), []);
  return <Navegacion.Provider value={propia}>{children}</Navegacion.Provider>;
}
