import { filtrarRuta } from '@leal/domain';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { como, enLaUrl, texto as escrito, useEnLaUrl, useEscrito } from '../../../lib/en-la-url.ts';
import { nombrar } from '../../../lib/llamados.ts';
import type { Ruta } from '../../../comun/ruta/ruta-leida.ts';

type Listas = Pick<Ruta, 'datos' | 'visitados' | 'inician_manana'> & {
  readonly pagados: NonNullable<Ruta['pagados']>;
};

/** Gives everybody of the day, paid or not, a name that differs from all others of it. */
function conNombres({ datos, visitados, inician_manana, pagados = [] }: Ruta): Listas {
  const quedan: unknown[] = nombrar([...datos, ...visitados, ...inician_manana, ...pagados]);
  const nombrados = <C>(lista: readonly C[]) => quedan.splice(0, lista.length) as C[];
  return {
    datos: nombrados(datos),
    visitados: nombrados(visitados),
    inician_manana: nombrados(inician_manana),
    pagados: nombrados(pagados),
  };
}

const cuantos = ({ datos, visitados, inician_manana, pagados }: Listas): number =>
  datos.length + visitados.length + inician_manana.length + pagados.length;

const EN_LA_URL = enLaUrl({ busqueda: como('q', escrito()) });

/** What is typed, and a moment later stands in the address. */
function useTexto() {
  const [{ busqueda }, cambiar] = useEnLaUrl(EN_LA_URL);
  const poner = useCallback((nueva: string) => cambiar({ busqueda: nueva }), [cambiar]);
  return useEscrito(busqueda, poner);
}

/** Searches all lists at once, and who has paid. The typed letter is painted first, the result right after. */
export function useBusqueda(ruta: Ruta) {
  const [texto, setTexto] = useTexto();
  const busqueda = useDeferredValue(texto.trim());
  const todos = useMemo(() => conNombres(ruta), [ruta]);
  const hallados = useMemo(
    () => ({
      datos: filtrarRuta(todos.datos, busqueda),
      visitados: filtrarRuta(todos.visitados, busqueda),
      inician_manana: filtrarRuta(todos.inician_manana, busqueda),
      pagados: filtrarRuta(todos.pagados, busqueda),
    }),
    [todos, busqueda],
  );
  const buscando = busqueda !== '';
  const encontrados = buscando ? { n: cuantos(hallados), de: cuantos(todos) } : null;
  return { texto, setTexto, busqueda, buscando, hallados, encontrados };
}
