import { filtrarRuta } from '@leal/domain';
import { useDeferredValue, useMemo, useState } from 'react';
import type { Ruta } from '../datos/cambios-ruta.ts';

/** Searches the three lists at once. The keystroke is painted first, its result right after. */
export function useBusqueda(ruta: Ruta) {
  const [texto, setTexto] = useState('');
  const busqueda = useDeferredValue(texto.trim());
  const { datos, visitados, inician_manana } = ruta;
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
