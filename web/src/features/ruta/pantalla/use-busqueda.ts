import { filtrarRuta } from '@leal/domain';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { como, enLaUrl, texto as escrito, useEnLaUrl, useEscrito } from '../../../lib/en-la-url.ts';
import { nombrar } from '../../../lib/llamados.ts';
import type { Ruta } from '../../../comun/ruta/ruta-leida.ts';

/** Gives everybody on the route, today or tomorrow, a name that differs from all others on it. */
function conNombres({ datos, visitados, inician_manana }: Ruta) {
  const todos = nombrar([...datos, ...visitados, ...inician_manana]);
  const manana = datos.length + visitados.length;
  return {
    datos: todos.slice(0, datos.length),
    visitados: todos.slice(datos.length, manana),
    inician_manana: todos.slice(manana),
  };
}

const EN_LA_URL = enLaUrl({ busqueda: como('q', escrito()) });

/** What is typed, and a moment later stands in the address. */
function useTexto() {
  const [{ busqueda }, cambiar] = useEnLaUrl(EN_LA_URL);
  const poner = useCallback((nueva: string) => cambiar({ busqueda: nueva }), [cambiar]);
  return useEscrito(busqueda, poner);
}

/** Searches the three lists at once. The typed letter is painted first, the result right after. */
export function useBusqueda(ruta: Ruta) {
  const [texto, setTexto] = useTexto();
  const busqueda = useDeferredValue(texto.trim());
  const { datos, visitados, inician_manana } = useMemo(() => conNombres(ruta), [ruta]);
  const hallados = useMemo(
    () => ({
      datos: filtrarRuta(datos, busqueda),
      visitados: filtrarRuta(visitados, busqueda),
      inician_manana: filtrarRuta(inician_manana, busqueda),
    }),
    [datos, visitados, inician_manana, busqueda],
  );
  const buscando = busqueda !== '';
  const encontrados = buscando ? { n: hallados.datos.length, de: datos.length } : null;
  return { texto, setTexto, busqueda, buscando, hallados, encontrados };
}
