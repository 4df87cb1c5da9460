import type { PagadoHoy } from '@leal/contract';
import { filtrarRuta } from '@leal/domain';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { como, enLaUrl, texto as escrito, useEnLaUrl, useEscrito } from '../../../lib/en-la-url.ts';
import { nombrar } from '../../../lib/llamados.ts';
import type { Ruta } from '../../../piezas/ruta/ruta-leida.ts';

const LISTAS = ['datos', 'visitados', 'inician_manana', 'pagados'] as const;
type Listas = { readonly [L in (typeof LISTAS)[number]]: NonNullable<Ruta[L]> };

const deCada = (hacer: (lista: keyof Listas) => readonly object[]) =>
  Object.fromEntries(LISTAS.map((lista) => [lista, hacer(lista)])) as unknown as Listas;

/** Gives everybody of the day, paid or not, a name that differs from all others of it. */
function conNombres(ruta: Ruta): Listas {
  const quedan: object[] = nombrar(LISTAS.flatMap((lista) => [...(ruta[lista] ?? [])]));
  return deCada((lista) => quedan.splice(0, ruta[lista]?.length));
}

const cuantos = (listas: Listas): number => LISTAS.reduce((n, lista) => n + listas[lista].length, 0);

const EN_LA_URL = enLaUrl({ busqueda: como('q', escrito()) });

/** The typed text, which stands in the address a moment later. */
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
    () => deCada((lista) => filtrarRuta<Omit<PagadoHoy, 'pagado'>>(todos[lista], busqueda)),
    [todos, busqueda],
  );
  const buscando = busqueda !== '';
  const encontrados = buscando ? { n: cuantos(hallados), de: cuantos(todos) } : null;
  return { texto, setTexto, busqueda, buscando, hallados, encontrados };
}
