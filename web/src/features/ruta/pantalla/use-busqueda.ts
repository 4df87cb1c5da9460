import { filtrarRuta } from '@leal/domain';
import { useDeferredValue, useMemo, useState } from 'react';
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

/** Searches the three lists at once. The typed letter is painted first, the result right after. */
export function useBusqueda(ruta: Ruta) {
  const [texto, setTexto] = useState('');
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
